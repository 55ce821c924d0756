// The charsets that every Java has.
package java.nio.charset;

public final class StandardCharsets {
  public static final Charset US_ASCII = new Charset("US-ASCII", Charset.ASCII);
  public static final Charset ISO_8859_1 = new Charset("ISO-8859-1", Charset.LATIN_1);
  public static final Charset UTF_8 = new Charset("UTF-8", Charset.UTF_8);
  public static final Charset UTF_16BE = new Charset("UTF-16BE", Charset.UTF_16BE);
  public static final Charset UTF_16LE = new Charset("UTF-16LE", Charset.UTF_16LE);
  public static final Charset UTF_16 = new Charset("UTF-16", Charset.UTF_16);

  private StandardCharsets() {}
}
