// Base of what turns objects into text and back.
package java.text;

public abstract class Format implements java.io.Serializable, Cloneable {
  protected Format() {}

  public final String format(Object obj) {
    return format(obj, new StringBuffer(), new FieldPosition(0)).toString();
  }

  public abstract StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition pos);

  public abstract Object parseObject(String source, ParsePosition pos);

  public Object parseObject(String source) throws ParseException {
    ParsePosition pos = new ParsePosition(0);
    Object result = parseObject(source, pos);
    if (pos.getIndex() == 0) {
      throw new ParseException("Format.parseObject(String) failed", pos.getErrorIndex());
    }
    return result;
  }

  // The text with its fields as attributes: none, if a format does not say so.
  public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
    return new AttributedString(format(obj)).getIterator();
  }

  static void requireObject(Object obj) {
    if (obj == null) throw new NullPointerException("formatToCharacterIterator must be passed non-null object");
  }

  public static class Field extends AttributedCharacterIterator.Attribute {
    private static final long serialVersionUID = 276966692217360283L;

    protected Field(String name) {
      super(name);
    }
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }
}
