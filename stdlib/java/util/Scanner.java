// Reads tokens and lines from a text or a stream.
package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class Scanner implements Iterator<String>, Closeable {
  private final Readable in;
  private final StringBuilder buffer = new StringBuilder();
  private int at;             // what is before has been read
  private boolean atEnd;      // the source has no more
  private boolean closed;
  private Pattern delimiter;  // null: white space
  private int radix = 10;
  private IOException trouble;
  private Locale locale = Locale.getDefault(Locale.Category.FORMAT);
  private MatchResult matched;  // by the last operation; null: it has found nothing

  public Scanner(InputStream source) {
    this(new InputStreamReader(Objects.requireNonNull(source, "source")));
  }

  public Scanner(InputStream source, String charsetName) {
    this(Objects.requireNonNull(source, "source"), charset(charsetName));
  }

  public Scanner(InputStream source, Charset charset) {
    this(new InputStreamReader(Objects.requireNonNull(source, "source"), charset));
  }

  private static Charset charset(String name) {
    Objects.requireNonNull(name, "charsetName");
    try {
      return Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new IllegalArgumentException(e);
    }
  }

  public Scanner(File source) throws FileNotFoundException {
    this(new FileInputStream(source));
  }

  public Scanner(File source, String charsetName) throws FileNotFoundException {
    this(new FileInputStream(Objects.requireNonNull(source)), charset(charsetName));
  }

  public Scanner(File source, Charset charset) throws IOException {
    this(new FileInputStream(Objects.requireNonNull(source)), charset);
  }

  public Scanner(Path source) throws IOException {
    this(Files.newInputStream(source));
  }

  public Scanner(Path source, String charsetName) throws IOException {
    this(Files.newInputStream(source), charset(charsetName));
  }

  public Scanner(Path source, Charset charset) throws IOException {
    this(Files.newInputStream(source), charset);
  }

  public Scanner(Readable source) {
    in = Objects.requireNonNull(source, "source");
  }

  public Scanner(ReadableByteChannel source) {
    this(Channels.newInputStream(Objects.requireNonNull(source, "source")));
  }

  public Scanner(ReadableByteChannel source, String charsetName) {
    this(Channels.newInputStream(Objects.requireNonNull(source, "source")), charset(charsetName));
  }

  public Scanner(ReadableByteChannel source, Charset charset) {
    this(Channels.newInputStream(Objects.requireNonNull(source, "source")), charset);
  }

  public Scanner(String source) {
    this(new StringReader(source));
  }

  private void ensureOpen() {
    if (closed) throw new IllegalStateException("Scanner closed");
  }

  // Reads more; false at the end of the source.
  private boolean more() {
    if (atEnd) return false;
    if (at > 4096) {
      buffer.delete(0, at);
      at = 0;
    }
    char[] chars = new char[1024];
    int n;
    try {
      n = in instanceof Reader ? ((Reader) in).read(chars, 0, chars.length) : in.read(CharBuffer.wrap(chars));
    } catch (IOException e) {
      trouble = e;
      n = -1;
    }
    if (n < 0) {
      atEnd = true;
      return false;
    }
    buffer.append(chars, 0, n);
    return true;
  }

  // Whether there is a character `ahead` behind `at`. (more() may cut off the begin of the buffer, and `at` with it.)
  private boolean has(int ahead) {
    while (at + ahead >= buffer.length()) {
      if (!more()) return false;
    }
    return true;
  }

  private void readAll() {
    while (more()) {
      // Until the end of the source.
    }
  }

  // Where the next token is: tokenBegin, tokenEnd. False: there is none.
  private int tokenBegin;
  private int tokenEnd;

  private boolean findToken() {
    ensureOpen();
    if (delimiter != null) return findDelimited();
    int i = 0;
    while (has(i) && Character.isWhitespace(buffer.charAt(at + i))) i++;
    if (!has(i)) return false;
    int begin = i;
    while (has(i) && !Character.isWhitespace(buffer.charAt(at + i))) i++;
    tokenBegin = at + begin;
    tokenEnd = at + i;
    return true;
  }

  private boolean findDelimited() {
    readAll();
    String text = buffer.toString();
    Matcher m = delimiter.matcher(text);
    int begin = at;
    m.region(begin, text.length());
    if (m.lookingAt() && m.end() > begin) begin = m.end();
    if (begin >= text.length()) return false;
    m.region(begin, text.length());
    int end = text.length();
    while (m.find()) {
      if (m.end() == m.start() && m.start() == begin) continue;
      end = m.start();
      break;
    }
    tokenBegin = begin;
    tokenEnd = end;
    return true;
  }

  // The delimiters before the token are read even if it turns out to be of another type.
  private String token() {
    if (!findToken()) {
      at = buffer.length();
      throw new NoSuchElementException();
    }
    at = tokenBegin;
    return buffer.substring(tokenBegin, tokenEnd);
  }

  private String peekToken() {
    return findToken() ? buffer.substring(tokenBegin, tokenEnd) : null;
  }

  private void accept() {
    at = tokenEnd;
  }

  @Override
  public void close() {
    if (closed) return;
    closed = true;
    try {
      if (in instanceof Closeable) ((Closeable) in).close();
    } catch (IOException e) {
      trouble = e;
    }
  }

  public IOException ioException() {
    return trouble;
  }

  public Pattern delimiter() {
    return delimiter == null ? Pattern.compile("\\p{javaWhitespace}+") : delimiter;
  }

  public Scanner useDelimiter(String pattern) {
    return useDelimiter(Pattern.compile(pattern));
  }

  public Scanner useDelimiter(Pattern pattern) {
    delimiter = pattern;
    return this;
  }

  public Scanner useLocale(Locale locale) {
    this.locale = Objects.requireNonNull(locale);
    return this;
  }

  // (Numbers are read as in the root locale.)
  public Locale locale() {
    return locale;
  }

  // What the last operation has found: groups, and places within what it looked at.
  public MatchResult match() {
    if (matched == null) throw new IllegalStateException("No match result available");
    return matched;
  }

  public Scanner reset() {
    delimiter = null;
    radix = 10;
    locale = Locale.getDefault(Locale.Category.FORMAT);
    return this;
  }

  public int radix() {
    return radix;
  }

  public Scanner useRadix(int radix) {
    checkRadix(radix);
    this.radix = radix;
    return this;
  }

  private static void checkRadix(int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) throw new IllegalArgumentException("radix:" + radix);
  }

  @Override
  public boolean hasNext() {
    return found(peekToken(), WHOLE);
  }

  private static final Pattern WHOLE = Pattern.compile("(?s).*");

  // Whether the token, if there is one, is of that form.
  private boolean found(String token, Pattern pattern) {
    matched = null;
    if (token == null) return false;
    Matcher m = pattern.matcher(token);
    if (!m.matches()) return false;
    matched = m.toMatchResult();
    return true;
  }

  @Override
  public void remove() {
    throw new UnsupportedOperationException();
  }

  @Override
  public String next() {
    String token = token();
    found(token, WHOLE);
    accept();
    return token;
  }

  public boolean hasNext(String pattern) {
    return hasNext(Pattern.compile(pattern));
  }

  public String next(String pattern) {
    return next(Pattern.compile(pattern));
  }

  public boolean hasNext(Pattern pattern) {
    Objects.requireNonNull(pattern);
    return found(peekToken(), pattern);
  }

  public String next(Pattern pattern) {
    Objects.requireNonNull(pattern);
    matched = null;
    String token = token();
    if (!found(token, pattern)) throw new InputMismatchException();
    accept();
    return token;
  }

  public boolean hasNextLine() {
    ensureOpen();
    return has(0);
  }

  public String nextLine() {
    ensureOpen();
    if (!has(0)) throw new NoSuchElementException("No line found");
    int i = 0;
    while (has(i) && !isLineEnd(buffer.charAt(at + i))) i++;
    String line = buffer.substring(at, at + i);
    boolean carriage = has(i) && buffer.charAt(at + i) == '\r';
    if (has(i)) i++;
    if (carriage && has(i) && buffer.charAt(at + i) == '\n') i++;
    at += i;
    return line;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
  }

  public boolean hasNextBoolean() {
    String token = peekToken();
    return token != null && (token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false"));
  }

  public boolean nextBoolean() {
    String token = token();
    if (!hasNextBoolean()) throw new InputMismatchException();
    accept();
    return Boolean.parseBoolean(token);
  }

  // The token without the commas between groups of digits; null: it is no whole number.
  private static String wholeNumber(String token, int radix) {
    int i = token.startsWith("-") || token.startsWith("+") ? 1 : 0;
    if (i == token.length()) return null;
    StringBuilder digits = new StringBuilder(token.substring(0, i));
    int sinceComma = -1;  // digits since the last comma; -1: there was none
    int count = 0;
    for (; i < token.length(); i++) {
      char c = token.charAt(i);
      if (c == ',') {
        if (count == 0 || sinceComma == -1 && count > 3 || sinceComma != -1 && sinceComma != 3) {
          return null;
        }
        sinceComma = 0;
        continue;
      }
      if (Character.digit(c, radix) < 0) return null;
      digits.append(c);
      count++;
      if (sinceComma >= 0) sinceComma++;
    }
    return sinceComma == -1 || sinceComma == 3 ? digits.toString() : null;
  }

  private interface Parser {
    Object parse(String digits);
  }

  private Object whole(Parser parser, int radix) {
    String digits = wholeNumber(token(), radix);
    if (digits == null) throw new InputMismatchException();
    try {
      Object value = parser.parse(digits);
      accept();
      return value;
    } catch (NumberFormatException e) {
      throw new InputMismatchException(e.getMessage());
    }
  }

  private boolean hasWhole(Parser parser, int radix) {
    String token = peekToken();
    String digits = token == null ? null : wholeNumber(token, radix);
    if (digits == null) return false;
    try {
      parser.parse(digits);
      return true;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  public boolean hasNextByte() {
    return hasNextByte(radix);
  }

  public boolean hasNextByte(int radix) {
    checkRadix(radix);
    return hasWhole(s -> Byte.valueOf(s, radix), radix);
  }

  public byte nextByte() {
    return nextByte(radix);
  }

  public byte nextByte(int radix) {
    checkRadix(radix);
    return (Byte) whole(s -> Byte.valueOf(s, radix), radix);
  }

  public boolean hasNextShort() {
    return hasNextShort(radix);
  }

  public boolean hasNextShort(int radix) {
    checkRadix(radix);
    return hasWhole(s -> Short.valueOf(s, radix), radix);
  }

  public short nextShort() {
    return nextShort(radix);
  }

  public short nextShort(int radix) {
    checkRadix(radix);
    return (Short) whole(s -> Short.valueOf(s, radix), radix);
  }

  public boolean hasNextInt() {
    return hasNextInt(radix);
  }

  public boolean hasNextInt(int radix) {
    checkRadix(radix);
    return hasWhole(s -> Integer.valueOf(s, radix), radix);
  }

  public int nextInt() {
    return nextInt(radix);
  }

  public int nextInt(int radix) {
    checkRadix(radix);
    return (Integer) whole(s -> Integer.valueOf(s, radix), radix);
  }

  public boolean hasNextLong() {
    return hasNextLong(radix);
  }

  public boolean hasNextLong(int radix) {
    checkRadix(radix);
    return hasWhole(s -> Long.valueOf(s, radix), radix);
  }

  public long nextLong() {
    return nextLong(radix);
  }

  public long nextLong(int radix) {
    checkRadix(radix);
    return (Long) whole(s -> Long.valueOf(s, radix), radix);
  }

  public boolean hasNextBigInteger() {
    return hasNextBigInteger(radix);
  }

  public boolean hasNextBigInteger(int radix) {
    checkRadix(radix);
    return hasWhole(s -> new java.math.BigInteger(s, radix), radix);
  }

  public java.math.BigInteger nextBigInteger() {
    return nextBigInteger(radix);
  }

  public java.math.BigInteger nextBigInteger(int radix) {
    checkRadix(radix);
    return (java.math.BigInteger) whole(s -> new java.math.BigInteger(s, radix), radix);
  }

  private static boolean isDecimal(String text) {
    return text != null && !text.endsWith("NaN") && !text.endsWith("Infinity");
  }

  public boolean hasNextBigDecimal() {
    String token = peekToken();
    return token != null && isDecimal(realNumber(token));
  }

  public java.math.BigDecimal nextBigDecimal() {
    if (!isDecimal(realNumber(token()))) throw new InputMismatchException();
    return new java.math.BigDecimal(real());
  }

  // The token as Double.parseDouble reads it; null: it is no decimal number.
  private static String realNumber(String token) {
    String unsigned = token.startsWith("-") || token.startsWith("+") ? token.substring(1) : token;
    if (unsigned.equals("NaN") || unsigned.equals("Infinity")) return token;
    int point = token.indexOf('.');
    int exponent = Math.max(token.indexOf('e'), token.indexOf('E'));
    int end = point >= 0 ? point : exponent >= 0 ? exponent : token.length();
    String whole = token.substring(0, end);
    boolean noWhole = whole.isEmpty() || whole.equals("-") || whole.equals("+");
    if (!noWhole) {
      whole = wholeNumber(whole, 10);
      if (whole == null) return null;
    }
    for (int i = end; i < token.length(); i++) {
      char c = token.charAt(i);
      boolean good = c >= '0' && c <= '9' || i == point || i == exponent
          || exponent >= 0 && i == exponent + 1 && (c == '-' || c == '+');
      if (!good) return null;
    }
    String text = whole + token.substring(end);
    try {
      Double.parseDouble(text);
      return text;
    } catch (NumberFormatException e) {
      return null;
    }
  }

  private boolean hasReal() {
    String token = peekToken();
    return token != null && realNumber(token) != null;
  }

  private String real() {
    String token = token();
    String text = realNumber(token);
    if (text == null) throw new InputMismatchException();
    accept();
    return text;
  }

  public boolean hasNextDouble() {
    return hasReal();
  }

  public double nextDouble() {
    return Double.parseDouble(real());
  }

  public boolean hasNextFloat() {
    return hasReal();
  }

  public float nextFloat() {
    return Float.parseFloat(real());
  }

  public String findInLine(String pattern) {
    return findInLine(Pattern.compile(pattern));
  }

  public String findInLine(Pattern pattern) {
    ensureOpen();
    Objects.requireNonNull(pattern);
    matched = null;
    int end = 0;
    while (has(end) && !isLineEnd(buffer.charAt(at + end))) end++;
    return found(pattern.matcher(buffer.substring(at, at + end)));
  }

  private String found(Matcher m) {
    matched = null;
    if (!m.find()) return null;
    matched = m.toMatchResult();
    at += m.end();
    return m.group();
  }

  public String findWithinHorizon(String pattern, int horizon) {
    return findWithinHorizon(Pattern.compile(pattern), horizon);
  }

  // Within so many characters; 0: all that there are.
  public String findWithinHorizon(Pattern pattern, int horizon) {
    ensureOpen();
    Objects.requireNonNull(pattern);
    if (horizon < 0) throw new IllegalArgumentException("horizon < 0");
    matched = null;
    if (horizon == 0) readAll();
    else has(horizon - 1);
    int end = horizon == 0 ? buffer.length() : Math.min(buffer.length(), at + horizon);
    return found(pattern.matcher(buffer.substring(at, end)));
  }

  public Scanner skip(String pattern) {
    return skip(Pattern.compile(pattern));
  }

  public Scanner skip(Pattern pattern) {
    ensureOpen();
    Objects.requireNonNull(pattern);
    matched = null;
    readAll();
    Matcher m = pattern.matcher(buffer.substring(at));
    if (!m.lookingAt()) throw new NoSuchElementException();
    matched = m.toMatchResult();
    at += m.end();
    return this;
  }

  // What findWithinHorizon finds one after the other, without a horizon.
  public java.util.stream.Stream<MatchResult> findAll(Pattern pattern) {
    Objects.requireNonNull(pattern);
    ensureOpen();
    return java.util.stream.Stream.of(pattern).flatMap(each -> {
      readAll();
      ArrayList<MatchResult> all = new ArrayList<>();
      Matcher m = each.matcher(buffer.substring(at));
      int end = 0;
      while (m.find()) {
        all.add(m.toMatchResult());
        end = m.end();
      }
      at += end;
      return all.stream();
    });
  }

  public java.util.stream.Stream<MatchResult> findAll(String patString) {
    return findAll(Pattern.compile(Objects.requireNonNull(patString)));
  }

  // The tokens that are left.
  public java.util.stream.Stream<String> tokens() {
    ensureOpen();
    return java.util.stream.StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(this, Spliterator.ORDERED | Spliterator.NONNULL), false);
  }
}
