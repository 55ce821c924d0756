// The charsets that every Java has.
package java.nio.charset;

public final class StandardCharsets {
  public static final Charset US_ASCII = new LatinCharset("US-ASCII",
      "ASCII us ISO646-US IBM367 cp367 646 ascii7 iso-ir-6 ANSI_X3.4-1968 ANSI_X3.4-1986 ISO_646.irv:1991 iso_646.irv:1983"
          + " csASCII default", 0x80);
  public static final Charset ISO_8859_1 = new LatinCharset("ISO-8859-1",
      "latin1 l1 ISO8859_1 ISO8859-1 ISO_8859-1 ISO_8859_1 8859_1 819 cp819 IBM819 IBM-819 iso-ir-100 ISO_8859-1:1987"
          + " csISOLatin1", 0x100);
  public static final Charset UTF_8 = new Utf8();
  public static final Charset UTF_16BE = new Utf16("UTF-16BE", "UTF_16BE X-UTF-16BE ISO-10646-UCS-2 UnicodeBigUnmarked", true, false);
  public static final Charset UTF_16LE = new Utf16("UTF-16LE", "UTF_16LE X-UTF-16LE UnicodeLittleUnmarked", false, false);
  public static final Charset UTF_16 = new Utf16("UTF-16", "UTF_16 utf16 unicode UnicodeBig", true, true);

  static final Charset[] ALL = {UTF_8, US_ASCII, ISO_8859_1, UTF_16, UTF_16BE, UTF_16LE};

  private StandardCharsets() {}
}
