// Bytes, or characters, that a charset cannot convert.
package java.nio.charset;

import java.io.IOException;

public class CharacterCodingException extends IOException {
  public CharacterCodingException() {}
}
