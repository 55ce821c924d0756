// Texts for ranges of numbers: "0#none|1#one|1<many".
package java.text;

import java.util.Arrays;

public class ChoiceFormat extends NumberFormat {
  private double[] limits;
  private String[] formats;

  public ChoiceFormat(String newPattern) {
    applyPattern(newPattern);
  }

  public ChoiceFormat(double[] limits, String[] formats) {
    setChoices(limits, formats);
  }

  public void setChoices(double[] limits, String[] formats) {
    if (limits.length != formats.length) throw new IllegalArgumentException("Array and limit arrays must be of the same length.");
    this.limits = limits.clone();
    this.formats = formats.clone();
  }

  public double[] getLimits() {
    return limits.clone();
  }

  public Object[] getFormats() {
    return formats.clone();
  }

  public void applyPattern(String newPattern) {
    double[] numbers = new double[newPattern.length() + 1];
    String[] texts = new String[newPattern.length() + 1];
    int count = 0;
    StringBuilder number = new StringBuilder(), text = null;  // text: behind the limit
    double limit = 0, before = Double.NaN;
    boolean quoted = false;
    for (int i = 0; i < newPattern.length(); i++) {
      char c = newPattern.charAt(i);
      StringBuilder part = text == null ? number : text;
      if (c == '\'') {
        if (i + 1 < newPattern.length() && newPattern.charAt(i + 1) == '\'') {
          part.append(c);
          i++;
        } else {
          quoted = !quoted;
        }
      } else if (quoted) {
        part.append(c);
      } else if (c == '<' || c == '#' || c == '\u2264') {
        if (number.length() == 0) throw new IllegalArgumentException("Each interval must contain a number before a format");
        String written = number.toString();
        limit = written.equals("\u221e") ? Double.POSITIVE_INFINITY : written.equals("-\u221e") ? Double.NEGATIVE_INFINITY
            : Double.parseDouble(written);
        if (c == '<' && limit != Double.POSITIVE_INFINITY && limit != Double.NEGATIVE_INFINITY) limit = nextDouble(limit);
        if (limit <= before) throw new IllegalArgumentException("Incorrect order of intervals, must be in ascending order");
        number.setLength(0);
        text = new StringBuilder();
      } else if (c == '|') {
        numbers[count] = before = limit;
        texts[count++] = text == null ? "" : text.toString();
        text = null;
      } else {
        part.append(c);
      }
    }
    if (text != null) {
      numbers[count] = limit;
      texts[count++] = text.toString();
    }
    limits = Arrays.copyOf(numbers, count);
    formats = Arrays.copyOf(texts, count);
  }

  private static double fromInteger(double x) {
    return Math.abs(Math.IEEEremainder(x, 1.0));
  }

  // A limit is written as itself, or as the number below it if that is nearer to an integer.
  public String toPattern() {
    StringBuilder s = new StringBuilder();
    for (int i = 0; i < limits.length; i++) {
      if (i > 0) s.append('|');
      double limit = limits[i], below = previousDouble(limit);
      if (fromInteger(limit) < fromInteger(below)) s.append(limit).append('#');
      else if (limit == Double.POSITIVE_INFINITY) s.append("\u221e<");
      else if (limit == Double.NEGATIVE_INFINITY) s.append("-\u221e<");
      else s.append(below).append('<');
      String text = formats[i].replace("'", "''");
      boolean quoted = text.chars().anyMatch(c -> "<#\u2264|".indexOf(c) >= 0);
      s.append(quoted ? "'" + text + "'" : text);
    }
    return s.toString();
  }

  @Override
  public StringBuffer format(long number, StringBuffer toAppendTo, FieldPosition status) {
    return format((double) number, toAppendTo, status);
  }

  @Override
  public StringBuffer format(double number, StringBuffer toAppendTo, FieldPosition status) {
    int i = 0;
    while (i + 1 < limits.length && number >= limits[i + 1]) i++;
    return toAppendTo.append(formats[i]);
  }

  @Override
  public Number parse(String text, ParsePosition status) {
    int start = status.getIndex(), furthest = start;
    double best = Double.NaN;
    for (int i = 0; i < formats.length; i++)
      if (text.startsWith(formats[i], start) && start + formats[i].length() > furthest) {
        furthest = start + formats[i].length();
        best = limits[i];
        if (furthest == text.length()) break;
      }
    status.setIndex(furthest);
    if (furthest == start) status.setErrorIndex(furthest);
    return best;
  }

  @Override
  public int hashCode() {
    return limits.length ^ (formats.length > 0 ? formats[formats.length - 1].hashCode() : 0);
  }

  @Override
  public boolean equals(Object obj) {
    return obj != null && getClass() == obj.getClass() && Arrays.equals(limits, ((ChoiceFormat) obj).limits)
        && Arrays.equals(formats, ((ChoiceFormat) obj).formats);
  }

  public static final double nextDouble(double d) {
    return Math.nextUp(d);
  }

  public static double nextDouble(double d, boolean positive) {
    return positive ? Math.nextUp(d) : Math.nextDown(d);
  }

  @Override
  public Object clone() {
    ChoiceFormat copy = (ChoiceFormat) super.clone();
    copy.limits = limits.clone();
    copy.formats = formats.clone();
    return copy;
  }

  public static final double previousDouble(double d) {
    return Math.nextDown(d);
  }
}
