// The flags that a Formattable is told of.
package java.util;

public class FormattableFlags {
  private FormattableFlags() {}

  public static final int LEFT_JUSTIFY = 1;
  public static final int UPPERCASE = 2;
  public static final int ALTERNATE = 4;
}
