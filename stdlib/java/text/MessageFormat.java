// Texts with places for arguments: "{0} of {1,number,percent}". It formats; parse() is not here.
package java.text;

import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;

public class MessageFormat extends Format {
  private String pattern;
  private Locale locale;
  private final List<String> texts = new ArrayList<>();  // before each place, and behind the last
  private final List<Integer> arguments = new ArrayList<>();
  private final List<Format> formats = new ArrayList<>();  // null: as the argument's kind has it

  public MessageFormat(String pattern) {
    this(pattern, Locale.getDefault());
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
    this.pattern = pattern;
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
    if (parts != null && depth > 0) throw new IllegalArgumentException("Unmatched braces in the pattern.");
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

  private static Format formatOf(String kind, String style) {
    String word = style.trim().toLowerCase();
    switch (kind) {
      case "": return null;
      case "number":
        switch (word) {
          case "": return NumberFormat.getInstance();
          case "currency": return NumberFormat.getCurrencyInstance();
          case "percent": return NumberFormat.getPercentInstance();
          case "integer": return NumberFormat.getIntegerInstance();
          default: return new DecimalFormat(style);
        }
      case "date":
      case "time": {
        String[] styles = {"full", "long", "medium", "short"};
        int length = word.isEmpty() ? DateFormat.DEFAULT : -1;
        for (int i = 0; i < styles.length; i++)
          if (word.equals(styles[i])) length = i;
        if (length < 0) return new SimpleDateFormat(style);
        return kind.equals("date") ? DateFormat.getDateInstance(length) : DateFormat.getTimeInstance(length);
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
    return fill(arguments, result);
  }

  @Override
  public final StringBuffer format(Object arguments, StringBuffer result, FieldPosition pos) {
    return fill((Object[]) arguments, result);
  }

  private StringBuffer fill(Object[] values, StringBuffer result) {
    for (int i = 0; i < arguments.size(); i++) {
      result.append(texts.get(i));
      int argument = arguments.get(i);
      if (values == null || argument >= values.length) {
        result.append('{').append(argument).append('}');
        continue;
      }
      Object value = values[argument];
      Format format = formats.get(i);
      if (value == null) {
        result.append("null");
      } else if (format instanceof ChoiceFormat) {
        String chosen = format.format(value);
        result.append(chosen.indexOf('{') >= 0 ? new MessageFormat(chosen, locale).format(values) : chosen);
      } else if (format != null) {
        result.append(format.format(value));
      } else if (value instanceof Number) {
        result.append(NumberFormat.getInstance().format(value));
      } else if (value instanceof Date) {
        result.append(DateFormat.getDateTimeInstance(DateFormat.SHORT, DateFormat.SHORT).format((Date) value));
      } else {
        result.append(value.toString());
      }
    }
    return result.append(texts.get(arguments.size()));
  }

  @Override
  public Object parseObject(String source, ParsePosition pos) {
    throw new UnsupportedOperationException("MessageFormat.parse is not in this library yet");
  }
}
