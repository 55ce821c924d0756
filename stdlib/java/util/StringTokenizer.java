// Breaks a text into tokens.
package java.util;

public class StringTokenizer implements Enumeration<Object> {
  private final String text;
  private String delimiters;
  private final boolean returnDelimiters;
  private int position;
  private int nextPosition;  // what hasMoreTokens() has seen: as on OpenJDK it writes, so that who only asks is not alone

  public StringTokenizer(String str, String delim, boolean returnDelims) {
    text = Objects.requireNonNull(str);
    delimiters = delim;
    returnDelimiters = returnDelims;
  }

  public StringTokenizer(String str, String delim) {
    this(str, delim, false);
  }

  public StringTokenizer(String str) {
    this(str, " \t\n\r\f", false);
  }

  private boolean isDelimiter(int i) {
    return delimiters.indexOf(text.codePointAt(i)) >= 0;
  }

  private int next(int i) {
    return i + Character.charCount(text.codePointAt(i));
  }

  private int skip(int i) {
    if (delimiters == null) throw new NullPointerException();
    while (!returnDelimiters && i < text.length() && isDelimiter(i)) i = next(i);
    return i;
  }

  private int endOfToken(int i) {
    int begin = i;
    while (i < text.length() && !isDelimiter(i)) i = next(i);
    return returnDelimiters && i == begin && i < text.length() ? next(i) : i;
  }

  public boolean hasMoreTokens() {
    nextPosition = skip(position);
    return nextPosition < text.length();
  }

  public String nextToken() {
    int begin = skip(position);
    if (begin >= text.length()) throw new NoSuchElementException();
    position = endOfToken(begin);
    return text.substring(begin, position);
  }

  public String nextToken(String delim) {
    delimiters = delim;
    return nextToken();
  }

  @Override
  public boolean hasMoreElements() {
    return hasMoreTokens();
  }

  @Override
  public Object nextElement() {
    return nextToken();
  }

  public int countTokens() {
    int count = 0;
    for (int i = skip(position); i < text.length(); i = skip(endOfToken(i))) count++;
    return count;
  }
}
