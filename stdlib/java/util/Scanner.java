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
import java.nio.charset.CharsetDecoder;
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
  private MatchResult matched;     // by the last operation; null: it has found nothing, or
  private String matchedText;      // this, which the pattern matches (looked at only if somebody asks)
  private Pattern matchedPattern;
  private int matchedAt;           // where in the buffer the text began that was looked at
  private char groupSeparator = ',';  // the signs of numbers in the locale
  private char decimalSeparator = '.';
  private char minusSign = '-';
  private String notANumber = "NaN";
  private String infinity = "\u221e";

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
    this(Objects.requireNonNull(source), decoder(charsetName));
  }

  private static CharsetDecoder decoder(String charsetName) {
    Objects.requireNonNull(charsetName, "charsetName");
    try {
      return Charset.forName(charsetName).newDecoder();
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new IllegalArgumentException(charsetName);
    }
  }

  // (Whether there is such a charset is seen before the file is opened.)
  private Scanner(File source, CharsetDecoder decoder) throws FileNotFoundException {
    this(new FileInputStream(source), decoder.charset());
  }

  public Scanner(File source, Charset charset) throws IOException {
    this(new FileInputStream(Objects.requireNonNull(source)), charset);
  }

  public Scanner(Path source) throws IOException {
    this(Files.newInputStream(source));
  }

  public Scanner(Path source, String charsetName) throws IOException {
    this(Objects.requireNonNull(source), charset(charsetName));
  }

  public Scanner(Path source, Charset charset) throws IOException {
    this(Files.newInputStream(source), charset);
  }

  public Scanner(Readable source) {
    in = Objects.requireNonNull(source, "source");
    takeSigns();
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
    takeSigns();
    return this;
  }

  private void takeSigns() {
    boolean english = locale.getLanguage().isEmpty() || locale == Locale.US || locale == Locale.ENGLISH;
    java.text.DecimalFormatSymbols symbols = english ? null : java.text.DecimalFormatSymbols.getInstance(locale);
    groupSeparator = english ? ',' : symbols.getGroupingSeparator();
    decimalSeparator = english ? '.' : symbols.getDecimalSeparator();
    minusSign = english ? '-' : symbols.getMinusSign();
    notANumber = english ? "NaN" : symbols.getNaN();
    infinity = english ? "\u221e" : symbols.getInfinity();
  }

  public Locale locale() {
    return locale;
  }

  // A result of a matcher that looked at a part of the buffer, with its places in the buffer.
  private static MatchResult placed(Matcher m, int by) {
    MatchResult result = m.toMatchResult();
    if (by == 0) return result;
    return new MatchResult() {
      private int place(int at) {
        return at < 0 ? at : at + by;
      }

      @Override
      public int start() {
        return place(result.start());
      }

      @Override
      public int start(int group) {
        return place(result.start(group));
      }

      @Override
      public int end() {
        return place(result.end());
      }

      @Override
      public int end(int group) {
        return place(result.end(group));
      }

      @Override
      public String group() {
        return result.group();
      }

      @Override
      public String group(int group) {
        return result.group(group);
      }

      @Override
      public int groupCount() {
        return result.groupCount();
      }
    };
  }

  // What the last operation has found: groups, and places in the buffer, which begin at what was first read.
  public MatchResult match() {
    if (matched == null && matchedText != null) {
      Matcher m = matchedPattern.matcher(matchedText);
      if (m.matches()) matched = placed(m, matchedAt);
    }
    if (matched == null) throw new IllegalStateException("No match result available");
    return matched;
  }

  public Scanner reset() {
    delimiter = null;
    radix = 10;
    return useLocale(Locale.getDefault(Locale.Category.FORMAT));
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
    foundNothing();
    return peekToken() != null;
  }

  private static final Pattern WHOLE = Pattern.compile("(?s).*");
  private static final Pattern LINE = Pattern.compile("(?d).*(\r\n|[\n\r\u2028\u2029\u0085])|.+");

  private void foundNothing() {
    ensureOpen();
    matched = null;
    matchedText = null;
  }

  // A text that the pattern is known to match.
  private void found(Pattern pattern, String text) {
    matched = null;
    matchedText = text;
    matchedPattern = pattern;
    matchedAt = pattern == WHOLE ? tokenBegin : at;
  }

  // Whether the token, if there is one, is of that form.
  private boolean found(String token, Pattern pattern) {
    foundNothing();
    if (token == null) return false;
    Matcher m = pattern.matcher(token);
    if (!m.matches()) return false;
    matched = placed(m, tokenBegin);
    return true;
  }

  @Override
  public void remove() {
    throw new UnsupportedOperationException();
  }

  @Override
  public String next() {
    foundNothing();
    String token = token();
    found(WHOLE, token);
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
    foundNothing();
    String token = token();
    if (!found(token, pattern)) throw new InputMismatchException();
    accept();
    return token;
  }

  public boolean hasNextLine() {
    ensureOpen();
    foundNothing();
    if (!has(0)) return false;
    int end = behindLine();
    found(LINE, buffer.substring(at, at + end));
    return true;
  }

  public String nextLine() {
    ensureOpen();
    foundNothing();
    if (!has(0)) throw new NoSuchElementException("No line found");
    int end = behindLine();
    String line = buffer.substring(at, at + end);
    found(LINE, line);
    at += end;
    int n = end;
    if (n > 0 && line.charAt(n - 1) == '\n') n--;
    if (n > 0 && (n == end || line.charAt(n - 1) == '\r') && isLineEnd(line.charAt(n - 1))) n--;
    return line.substring(0, n);
  }

  // How many characters the line has, with its end.
  private int behindLine() {
    int i = 0;
    while (has(i) && !isLineEnd(buffer.charAt(at + i))) i++;
    boolean carriage = has(i) && buffer.charAt(at + i) == '\r';
    if (has(i)) i++;
    if (carriage && has(i) && buffer.charAt(at + i) == '\n') i++;
    return i;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
  }

  public boolean hasNextBoolean() {
    foundNothing();
    String token = peekToken();
    return token != null && isBoolean(token);
  }

  private boolean isBoolean(String token) {
    boolean found = token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false");
    if (found) found(WHOLE, token);
    return found;
  }

  // It is this token that counts: from where it begins another one may be found, as one that is empty is none there.
  public boolean nextBoolean() {
    foundNothing();
    String token = token();
    if (!isBoolean(token)) throw new InputMismatchException();
    accept();
    return Boolean.parseBoolean(token);
  }

  private int behindSign(String token) {
    char c = token.isEmpty() ? 0 : token.charAt(0);
    return c == '-' || c == '+' || c == minusSign && c != 0 ? 1 : 0;
  }

  // Digits of any script count in every radix; whether they fit shows later.
  private static boolean isDigit(char c, int radix) {
    return c >= '0' && c <= '9' || (c < 128 ? Character.digit(c, radix) >= 0 : Character.isDigit(c));
  }

  private static int behindDigits(String token, int i, int radix) {
    while (i < token.length() && isDigit(token.charAt(i), radix)) i++;
    return i;
  }

  // Behind the digits, or groups of them, that begin at i.
  private int behindNumeral(String token, int i, int radix) {
    int end = behindDigits(token, i, radix);
    if (end == i || end > i + 3 || token.charAt(i) == '0') return end;
    while (end + 3 < token.length() && token.charAt(end) == groupSeparator) {
      boolean three = isDigit(token.charAt(end + 1), radix) && isDigit(token.charAt(end + 2), radix) && isDigit(token.charAt(end + 3), radix);
      if (!three) break;
      end += 4;
    }
    return end;
  }

  // The token as numbers are parsed: without separators of groups, with the usual minus sign and point.
  private String plain(String token, boolean real) {
    StringBuilder text = new StringBuilder(token.length());
    for (int i = 0; i < token.length(); i++) {
      char c = token.charAt(i);
      if (c == groupSeparator) continue;
      if (i == 0 && c == minusSign) c = '-';
      else if (c == decimalSeparator) c = '.';
      else if (real && c >= 128) c = (char) ('0' + Character.digit(c, 10));
      text.append(c);
    }
    return text.toString();
  }

  // The token without what separates groups of digits; null: it is no whole number.
  private String wholeNumber(String token, int radix) {
    int begin = behindSign(token);
    int end = behindNumeral(token, begin, radix);
    if (end == begin || end < token.length()) return null;
    found(WHOLE, token);
    return plain(token, false);
  }

  private interface Parser {
    Object parse(String digits);
  }

  private Object whole(Parser parser, int radix) {
    foundNothing();
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
    foundNothing();
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

  public boolean hasNextBigDecimal() {
    foundNothing();
    String token = peekToken();
    String text = token == null ? null : decimalNumber(token);
    if (text == null) return false;
    try {
      new java.math.BigDecimal(text);
      return true;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  public java.math.BigDecimal nextBigDecimal() {
    foundNothing();
    String text = decimalNumber(token());
    if (text == null) throw new InputMismatchException();
    try {
      java.math.BigDecimal value = new java.math.BigDecimal(text);
      accept();
      return value;
    } catch (NumberFormatException e) {
      throw new InputMismatchException(e.getMessage());
    }
  }

  // The token as Double.parseDouble reads it; null: it is no decimal number.
  private String decimalNumber(String token) {
    int begin = behindSign(token);
    int n = token.length();
    int at = behindNumeral(token, begin, 10);
    boolean whole = at > begin;
    if (at < n && token.charAt(at) == decimalSeparator) {
      int end = behindDigits(token, at + 1, 10);
      if (whole || end > at + 1) at = end;
    }
    if (at == begin) return null;
    if (at < n && (token.charAt(at) == 'e' || token.charAt(at) == 'E')) {
      int digits = at + 1;
      if (digits < n && (token.charAt(digits) == '-' || token.charAt(digits) == '+')) digits++;
      int end = behindDigits(token, digits, 10);
      if (end > digits) at = end;
    }
    if (at < n) return null;
    found(WHOLE, token);
    return plain(token, true);
  }

  // Of hexadecimal numbers those with a point are taken, too. (A locale's own sign of infinity is no number in the end, as in OpenJDK 17.)
  private String realNumber(String token) {
    String text = decimalNumber(token);
    if (text != null) return text;
    String unsigned = token.substring(behindSign(token));
    boolean found = unsigned.equals("NaN") || unsigned.equals("Infinity") || unsigned.equals(notANumber) || unsigned.equals(infinity)
        || isHexadecimal(unsigned);
    if (!found) return null;
    found(WHOLE, token);
    return plain(token, false);
  }

  private static int behindHexDigits(String text, int i) {
    while (i < text.length() && text.charAt(i) < 128 && Character.digit(text.charAt(i), 16) >= 0) i++;
    return i;
  }

  private static boolean isHexadecimal(String text) {
    if (!text.startsWith("0x") && !text.startsWith("0X")) return false;
    int n = text.length();
    int point = behindHexDigits(text, 2);
    if (point == n || text.charAt(point) != '.') return false;
    int at = behindHexDigits(text, point + 1);
    if (at == point + 1) return false;
    if (at < n && (text.charAt(at) == 'p' || text.charAt(at) == 'P')) {
      int digits = at + 1;
      if (digits < n && (text.charAt(digits) == '-' || text.charAt(digits) == '+')) digits++;
      at = digits;
      while (at < n && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
      if (at == digits) return false;
    }
    return at == n;
  }

  private boolean hasReal() {
    foundNothing();
    String token = peekToken();
    String text = token == null ? null : realNumber(token);
    if (text == null) return false;
    try {
      Double.parseDouble(text);
      return true;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private String real() {
    foundNothing();
    String text = realNumber(token());
    if (text == null) throw new InputMismatchException();
    try {
      Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new InputMismatchException(e.getMessage());
    }
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
    foundNothing();
    int end = 0;
    while (has(end) && !isLineEnd(buffer.charAt(at + end))) end++;
    return found(pattern.matcher(buffer.substring(at, at + end)));
  }

  private String found(Matcher m) {
    foundNothing();
    if (!m.find()) return null;
    matched = placed(m, at);
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
    foundNothing();
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
    foundNothing();
    readAll();
    Matcher m = pattern.matcher(buffer.substring(at));
    if (!m.lookingAt()) throw new NoSuchElementException();
    matched = placed(m, at);
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
        all.add(placed(m, at));
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
