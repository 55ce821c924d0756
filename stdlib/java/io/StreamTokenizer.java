// Words, numbers, quoted texts and characters of a text.
package java.io;

import java.util.Objects;

public class StreamTokenizer {
  public static final int TT_EOF = -1, TT_EOL = '\n', TT_NUMBER = -2, TT_WORD = -3;

  // What a character is; several at once.
  private static final byte BLANK = 1, DIGIT = 2, LETTER = 4, QUOTE = 8, COMMENT = 16;
  private static final int NONE = Integer.MAX_VALUE, NONE_BUT_SKIP_LF = NONE - 1;

  public int ttype = -4;  // nothing has been read
  public String sval;
  public double nval;

  private final byte[] kinds = new byte[256];
  private Reader reader;
  private InputStream stream;
  private int ahead = NONE;  // the next character, if it is known
  private boolean pushedBack, forceLower, eolIsSignificant, slashStar, slashSlash;
  private int line = 1;

  private StreamTokenizer() {
    wordChars('a', 'z');
    wordChars('A', 'Z');
    wordChars(128 + 32, 255);
    whitespaceChars(0, ' ');
    commentChar('/');
    quoteChar('"');
    quoteChar('\'');
    parseNumbers();
  }

  @Deprecated
  public StreamTokenizer(InputStream is) {
    this();
    stream = Objects.requireNonNull(is);
  }

  public StreamTokenizer(Reader r) {
    this();
    reader = Objects.requireNonNull(r);
  }

  public void resetSyntax() {
    for (int i = 0; i < kinds.length; i++) kinds[i] = 0;
  }

  private void mark(int low, int hi, byte kind, boolean besides) {
    for (int c = Math.max(low, 0); c <= Math.min(hi, kinds.length - 1); c++)
      kinds[c] = besides ? (byte) (kinds[c] | kind) : kind;
  }

  public void wordChars(int low, int hi) {
    mark(low, hi, LETTER, true);
  }

  public void whitespaceChars(int low, int hi) {
    mark(low, hi, BLANK, false);
  }

  public void ordinaryChars(int low, int hi) {
    mark(low, hi, (byte) 0, false);
  }

  public void ordinaryChar(int ch) {
    mark(ch, ch, (byte) 0, false);
  }

  public void commentChar(int ch) {
    mark(ch, ch, COMMENT, false);
  }

  public void quoteChar(int ch) {
    mark(ch, ch, QUOTE, false);
  }

  public void parseNumbers() {
    mark('0', '9', DIGIT, true);
    mark('.', '.', DIGIT, true);
    mark('-', '-', DIGIT, true);
  }

  public void eolIsSignificant(boolean flag) {
    eolIsSignificant = flag;
  }

  public void slashStarComments(boolean flag) {
    slashStar = flag;
  }

  public void slashSlashComments(boolean flag) {
    slashSlash = flag;
  }

  public void lowerCaseMode(boolean fl) {
    forceLower = fl;
  }

  public void pushBack() {
    if (ttype != -4) pushedBack = true;
  }

  public int lineno() {
    return line;
  }

  private int read() throws IOException {
    return reader != null ? reader.read() : stream.read();
  }

  private int kind(int c) {
    return c < 0 ? BLANK : c < kinds.length ? kinds[c] : LETTER;
  }

  public int nextToken() throws IOException {
    if (pushedBack) {
      pushedBack = false;
      return ttype;
    }
    sval = null;
    int c = ahead;
    if (c < 0) c = NONE;
    if (c == NONE_BUT_SKIP_LF) {
      c = read();
      if (c == '\n') c = NONE;
    }
    if (c == NONE) c = read();
    if (c < 0) return ttype = TT_EOF;
    ttype = c;  // (pushBack() is of use from now on)
    ahead = NONE;
    for (;;) {
      int kind = kind(c);
      if ((kind & BLANK) != 0) {
        if (c == '\r' || c == '\n') {
          line++;
          if (eolIsSignificant) {
            if (c == '\r') ahead = NONE_BUT_SKIP_LF;
            return ttype = TT_EOL;
          }
          boolean isReturn = c == '\r';
          c = read();
          if (isReturn && c == '\n') c = read();
        } else {
          c = read();
        }
        if (c < 0) return ttype = TT_EOF;
        continue;
      }
      if ((kind & DIGIT) != 0) return number(c);
      if ((kind & LETTER) != 0) return word(c);
      if ((kind & QUOTE) != 0) return quoted(c);
      if (c == '/' && (slashSlash || slashStar)) {
        int next = read();
        if (next == '*' && slashStar) {
          c = behindLongComment();
        } else if (next == '/' && slashSlash) {
          c = behindLine();
        } else if ((kind & COMMENT) != 0) {
          c = behindLine();  // (behind the character that has been read, even if that ends the line)
        } else {
          ahead = next;
          return ttype = '/';
        }
        if (c < 0) return ttype = TT_EOF;
        continue;
      }
      if ((kind & COMMENT) != 0) {
        c = behindLine();
        if (c < 0) return ttype = TT_EOF;
        continue;
      }
      return ttype = c;
    }
  }

  // The character that ends the line, or -1.
  private int behindLine() throws IOException {
    int c = read();
    while (c != '\n' && c != '\r' && c >= 0) c = read();
    return c;
  }

  // The first character behind the comment, or -1.
  private int behindLongComment() throws IOException {
    int before = 0;
    for (int c = read(); ; c = read()) {
      if (c < 0) return c;
      if (c == '/' && before == '*') return read();
      if (c == '\r') {
        line++;
        c = read();
        if (c == '\n') c = read();
      } else if (c == '\n') {
        line++;
        c = read();
      }
      if (c < 0) return c;
      before = c;
    }
  }

  private int number(int c) throws IOException {
    boolean negative = false;
    if (c == '-') {
      c = read();
      if (c != '.' && (c < '0' || c > '9')) {
        ahead = c;
        return ttype = '-';
      }
      negative = true;
    }
    double value = 0;
    int digits = 0;  // behind the point
    boolean behindPoint = false;
    for (;; c = read()) {
      if (c == '.' && !behindPoint) {
        behindPoint = true;
      } else if ('0' <= c && c <= '9') {
        value = value * 10 + (c - '0');
        if (behindPoint) digits++;
      } else {
        break;
      }
    }
    ahead = c;
    if (digits != 0) {
      double scale = 10;
      for (int i = 1; i < digits; i++) scale *= 10;
      value /= scale;
    }
    nval = negative ? -value : value;
    return ttype = TT_NUMBER;
  }

  private int word(int c) throws IOException {
    StringBuilder text = new StringBuilder();
    do {
      text.append((char) c);
      c = read();
    } while ((kind(c) & (LETTER | DIGIT)) != 0);
    ahead = c;
    sval = forceLower ? text.toString().toLowerCase() : text.toString();
    return ttype = TT_WORD;
  }

  // Ends at the same quote, before the line's end, or at the end of all.
  private int quoted(int quote) throws IOException {
    ttype = quote;
    StringBuilder text = new StringBuilder();
    int c = read();
    while (c >= 0 && c != quote && c != '\n' && c != '\r') {
      if (c != '\\') {
        text.append((char) c);
        c = read();
        continue;
      }
      c = read();
      if ('0' <= c && c <= '7') {
        int first = c, code = c - '0';
        c = read();
        if ('0' <= c && c <= '7') {
          code = code * 8 + (c - '0');
          c = read();
          if ('0' <= c && c <= '7' && first <= '3') {
            code = code * 8 + (c - '0');
            c = read();
          }
        }
        text.append((char) code);
        continue;
      }
      switch (c) {
        case 'a': c = 7; break;
        case 'b': c = '\b'; break;
        case 'f': c = '\f'; break;
        case 'n': c = '\n'; break;
        case 'r': c = '\r'; break;
        case 't': c = '\t'; break;
        case 'v': c = 11; break;
        default: break;
      }
      text.append((char) c);
      c = read();
    }
    ahead = c == quote ? NONE : c;
    sval = text.toString();
    return ttype;
  }

  @Override
  public String toString() {
    String text;
    switch (ttype) {
      case TT_EOF: text = "EOF"; break;
      case TT_EOL: text = "EOL"; break;
      case TT_WORD: text = sval; break;
      case TT_NUMBER: text = "n=" + nval; break;
      case -4: text = "NOTHING"; break;
      default: text = ttype < kinds.length && (kinds[ttype] & QUOTE) != 0 ? sval : "'" + (char) ttype + "'";
    }
    return "Token[" + text + "], line " + line;
  }
}
