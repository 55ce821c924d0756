// The input is legal, but the charset has nothing for it.
package java.nio.charset;

public class UnmappableCharacterException extends CharacterCodingException {
  private final int inputLength;

  public UnmappableCharacterException(int inputLength) {
    this.inputLength = inputLength;
  }

  public int getInputLength() {
    return inputLength;
  }

  @Override
  public String getMessage() {
    return "Input length = " + inputLength;
  }
}
