// Texts with places for arguments: "{0} of {1,number,percent}".
package java.text;

import java.io.InvalidObjectException;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

public class MessageFormat extends Format {
  private Locale locale;
  private List<String> texts = new ArrayList<>();  // before each place, and behind the last
  private List<Integer> arguments = new ArrayList<>();
  private List<Format> formats = new ArrayList<>();  // null: as the argument's kind has it

  public MessageFormat(String pattern) {
    this(pattern, Locale.getDefault(Locale.Category.FORMAT));
  }

  public MessageFormat(String pattern, Locale locale) {
    this.locale = locale;
    applyPattern(pattern);
  }

  public void setLocale(Locale locale) {
    this.locale = locale;
  }

  public Locale getLocale() {
    return locale;
  }

  public static String format(String pattern, Object... arguments) {
    return new MessageFormat(pattern).format(arguments);
  }

  public void applyPattern(String pattern) {
    texts.clear();
    arguments.clear();
    formats.clear();
    StringBuilder text = new StringBuilder();
    StringBuilder[] parts = null;  // of a place: argument, kind, style
    int part = 0, depth = 0;
    boolean quoted = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (parts == null) {
        if (c == '\'') {
          if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
            text.append(c);
            i++;
          } else {
            quoted = !quoted;
          }
        } else if (c == '{' && !quoted) {
          parts = new StringBuilder[] {new StringBuilder(), new StringBuilder(), new StringBuilder()};
          part = 0;
          depth = 1;
        } else {
          text.append(c);
        }
      } else if (quoted) {
        parts[part].append(c);
        if (c == '\'') quoted = false;
      } else {
        switch (c) {
          case ' ':
            if (part == 2 || part == 1 && parts[1].length() > 0 || part == 0) parts[part].append(c);
            break;
          case ',':
            if (part < 2) part++;
            else parts[part].append(c);
            break;
          case '{':
            depth++;
            parts[part].append(c);
            break;
          case '}':
            if (--depth > 0) {
              parts[part].append(c);
              break;
            }
            texts.add(text.toString());
            text.setLength(0);
            addPlace(parts);
            parts = null;
            break;
          case '\'':
            quoted = true;
            parts[part].append(c);
            break;
          default: parts[part].append(c);
        }
      }
    }
    // (A place within which another brace is open is left out, as on OpenJDK.)
    if (parts != null && depth == 1) throw new IllegalArgumentException("Unmatched braces in the pattern.");
    texts.add(text.toString());
  }

  private void addPlace(StringBuilder[] parts) {
    int argument;
    try {
      argument = Integer.parseInt(parts[0].toString());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("can't parse argument number: " + parts[0], e);
    }
    if (argument < 0) throw new IllegalArgumentException("negative argument number: " + parts[0]);
    arguments.add(argument);
    formats.add(formatOf(parts[1].toString().trim().toLowerCase(), parts[2].toString()));
  }

  private Format formatOf(String kind, String style) {
    String word = style.trim().toLowerCase();
    switch (kind) {
      case "": return null;
      case "number":
        switch (word) {
          case "": return NumberFormat.getInstance(locale);
          case "currency": return NumberFormat.getCurrencyInstance(locale);
          case "percent": return NumberFormat.getPercentInstance(locale);
          case "integer": return NumberFormat.getIntegerInstance(locale);
          default: return new DecimalFormat(style, DecimalFormatSymbols.getInstance(locale));
        }
      case "date":
      case "time": {
        String[] styles = {"full", "long", "medium", "short"};
        int length = word.isEmpty() ? DateFormat.DEFAULT : -1;
        for (int i = 0; i < styles.length; i++)
          if (word.equals(styles[i])) length = i;
        if (length < 0) return new SimpleDateFormat(style, locale);
        return kind.equals("date") ? DateFormat.getDateInstance(length, locale) : DateFormat.getTimeInstance(length, locale);
      }
      case "choice":
        try {
          return new ChoiceFormat(style);
        } catch (Exception e) {
          throw new IllegalArgumentException("Choice Pattern incorrect: " + style, e);
        }
      default: throw new IllegalArgumentException("unknown format type: " + kind);
    }
  }

  public Format[] getFormats() {
    return formats.toArray(new Format[0]);
  }

  public void setFormat(int formatElementIndex, Format newFormat) {
    if (formatElementIndex > formats.size() - 1) throw new ArrayIndexOutOfBoundsException(formatElementIndex);
    formats.set(formatElementIndex, newFormat);
  }

  public void setFormatByArgumentIndex(int argumentIndex, Format newFormat) {
    for (int i = 0; i < formats.size(); i++)
      if (arguments.get(i) == argumentIndex) formats.set(i, newFormat);
  }

  public final StringBuffer format(Object[] arguments, StringBuffer result, FieldPosition pos) {
    return fill(arguments, result, pos, null);
  }

  @Override
  public final StringBuffer format(Object arguments, StringBuffer result, FieldPosition pos) {
    return fill((Object[]) arguments, result, pos, null);
  }

  @Override
  public AttributedCharacterIterator formatToCharacterIterator(Object arguments) {
    requireObject(arguments);
    FieldRecord fields = new FieldRecord();
    return fields.of(fill((Object[]) arguments, new StringBuffer(), null, fields));
  }

  // `first` learns where the argument of the first place is, `fields` all of them and what their formats say.
  private StringBuffer fill(Object[] values, StringBuffer result, FieldPosition first, FieldRecord fields) {
    if (first != null && first.getFieldAttribute() != Field.ARGUMENT) first = null;
    for (int i = 0; i < arguments.size(); i++) {
      result.append(texts.get(i));
      int argument = arguments.get(i);
      if (values == null || argument >= values.length) {
        result.append('{').append(argument).append('}');
        continue;
      }
      int begin = result.length();
      append(result, formats.get(i), values[argument], values, fields);
      if (fields != null) fields.add(Field.ARGUMENT, argument, begin, result.length());
      if (i == 0 && first != null) {
        first.setBeginIndex(begin);
        first.setEndIndex(result.length());
      }
    }
    return result.append(texts.get(arguments.size()));
  }

  private void append(StringBuffer result, Format format, Object value, Object[] values, FieldRecord fields) {
    if (value != null && format == null) format = usual(value);
    if (value == null || format == null) {
      result.append(value);
    } else if (format instanceof ChoiceFormat) {
      String chosen = format.format(value);
      if (chosen.indexOf('{') < 0) {
        result.append(chosen);
      } else {
        append(result, new MessageFormat(chosen, locale), values, fields);
      }
    } else {
      append(result, format, value, fields);
    }
  }

  private static void append(StringBuffer result, Format format, Object value, FieldRecord fields) {
    if (fields == null) {
      result.append(format.format(value));
    } else {
      fields.append(format.formatToCharacterIterator(value), result);
    }
  }

  // Of a place that says none.
  private Format usual(Object value) {
    if (value instanceof Number) return NumberFormat.getInstance(locale);
    if (value instanceof Date) return DateFormat.getDateTimeInstance(DateFormat.SHORT, DateFormat.SHORT, locale);
    return null;
  }

  // --- parsing

  public Object[] parse(String source) throws ParseException {
    ParsePosition position = new ParsePosition(0);
    Object[] result = parse(source, position);
    if (position.getIndex() == 0) throw new ParseException("MessageFormat parse error!", position.getErrorIndex());
    return result;
  }

  @Override
  public Object parseObject(String source, ParsePosition pos) {
    return parse(source, pos);
  }

  public Object[] parse(String source, ParsePosition pos) {
    if (source == null) return new Object[0];
    Object[] values = new Object[arguments.stream().mapToInt(i -> i + 1).max().orElse(0)];
    int at = pos.getIndex();
    for (int i = 0; i < arguments.size(); i++) {
      if (!source.startsWith(texts.get(i), at)) return fail(pos, at);
      at += texts.get(i).length();
      ParsePosition place = new ParsePosition(at);
      Object value = formats.get(i) == null ? rest(i, source, place) : formats.get(i).parseObject(source, place);
      if (place.getErrorIndex() >= 0 || formats.get(i) != null && place.getIndex() == at) return fail(pos, at);
      if (!isUnfilled(i, value)) values[arguments.get(i)] = value;
      at = place.getIndex();
    }
    String last = texts.get(arguments.size());
    if (!source.startsWith(last, at)) return fail(pos, at);
    pos.setIndex(at + last.length());
    return values;
  }

  // A text that is written for an argument that is not there says nothing.
  private boolean isUnfilled(int place, Object value) {
    return formats.get(place) == null && value.equals("{" + arguments.get(place) + "}");
  }

  // A place without a format takes all up to the text behind it.
  private String rest(int place, String source, ParsePosition pos) {
    int begin = pos.getIndex();
    String behind = texts.get(place + 1);
    int end = behind.isEmpty() ? source.length() : source.indexOf(behind, begin);
    if (end < 0) {
      pos.setErrorIndex(begin);
      return null;
    }
    pos.setIndex(end);
    return source.substring(begin, end);
  }

  private static Object[] fail(ParsePosition pos, int index) {
    pos.setErrorIndex(index);
    return null;
  }

  // --- the pattern

  public String toPattern() {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < arguments.size(); i++) {
      writeText(out, texts.get(i));
      out.append('{').append(arguments.get(i)).append(kindOf(formats.get(i))).append('}');
    }
    writeText(out, texts.get(arguments.size()));
    return out.toString();
  }

  // Braces, and what else is written with quotes behind them, are quoted.
  private static void writeText(StringBuilder out, String text) {
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean quotes = c == '{' || quoted && c == '\'';
      if (quotes != quoted) out.append('\'');
      quoted = quotes;
      out.append(c == '\'' ? "''" : String.valueOf(c));
    }
    if (quoted) out.append('\'');
  }

  private String kindOf(Format format) {
    if (format instanceof ChoiceFormat) return ",choice," + ((ChoiceFormat) format).toPattern();
    if (format instanceof DecimalFormat) return numberKind((DecimalFormat) format);
    if (format instanceof SimpleDateFormat) return dateKind((SimpleDateFormat) format);
    return "";
  }

  private String numberKind(DecimalFormat format) {
    if (format.equals(NumberFormat.getInstance(locale))) return ",number";
    if (format.equals(NumberFormat.getCurrencyInstance(locale))) return ",number,currency";
    if (format.equals(NumberFormat.getPercentInstance(locale))) return ",number,percent";
    if (format.equals(NumberFormat.getIntegerInstance(locale))) return ",number,integer";
    return ",number," + format.toPattern();
  }

  private String dateKind(SimpleDateFormat format) {
    String[] words = {",full", ",long", "", ",short"};
    int[] lengths = {DateFormat.DEFAULT, DateFormat.SHORT, DateFormat.LONG, DateFormat.FULL};
    for (int length : lengths) {
      if (format.equals(DateFormat.getDateInstance(length, locale))) return ",date" + words[length];
      if (format.equals(DateFormat.getTimeInstance(length, locale))) return ",time" + words[length];
    }
    return ",date," + format.toPattern();
  }

  // --- objects

  public Format[] getFormatsByArgumentIndex() {
    Format[] result = new Format[arguments.stream().mapToInt(i -> i + 1).max().orElse(0)];
    for (int i = 0; i < arguments.size(); i++) result[arguments.get(i)] = formats.get(i);
    return result;
  }

  public void setFormats(Format[] newFormats) {
    for (int i = 0; i < Math.min(newFormats.length, formats.size()); i++) formats.set(i, newFormats[i]);
  }

  public void setFormatsByArgumentIndex(Format[] newFormats) {
    for (int i = 0; i < formats.size(); i++) {
      if (arguments.get(i) < newFormats.length) formats.set(i, newFormats[arguments.get(i)]);
    }
  }

  @Override
  public Object clone() {
    MessageFormat copy = (MessageFormat) super.clone();
    copy.texts = new ArrayList<>(texts);
    copy.arguments = new ArrayList<>(arguments);
    copy.formats = new ArrayList<>();
    for (Format format : formats) copy.formats.add(format == null ? null : (Format) format.clone());
    return copy;
  }

  @Override
  public boolean equals(Object obj) {
    if (obj == null || getClass() != obj.getClass()) return false;
    MessageFormat other = (MessageFormat) obj;
    return texts.equals(other.texts) && arguments.equals(other.arguments) && formats.equals(other.formats)
        && Objects.equals(locale, other.locale);
  }

  @Override
  public int hashCode() {
    return String.join("", texts).hashCode();
  }

  public static class Field extends Format.Field {
    private static final long serialVersionUID = 7899943957617360810L;

    public static final Field ARGUMENT = new Field("message argument field");

    protected Field(String name) {
      super(name);
    }

    @Override
    protected Object readResolve() throws InvalidObjectException {
      return resolve(Field.class, ARGUMENT);
    }
  }
}
