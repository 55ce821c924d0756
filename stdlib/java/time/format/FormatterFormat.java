// A formatter of dates and times in the form of java.text.
package java.time.format;

import java.text.FieldPosition;
import java.text.Format;
import java.text.ParseException;
import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.Objects;

final class FormatterFormat extends Format {
  private final transient DateTimeFormatter formatter;
  private final transient TemporalQuery<?> query;  // null: what is read is given as it is

  FormatterFormat(DateTimeFormatter formatter, TemporalQuery<?> query) {
    this.formatter = formatter;
    this.query = query;
  }

  @Override
  public StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition pos) {
    Objects.requireNonNull(obj, "obj");
    Objects.requireNonNull(toAppendTo, "toAppendTo");
    Objects.requireNonNull(pos, "pos");
    if (!(obj instanceof TemporalAccessor)) throw new IllegalArgumentException("Format target must implement TemporalAccessor");
    pos.setBeginIndex(0);
    pos.setEndIndex(0);
    try {
      return toAppendTo.append(formatter.format((TemporalAccessor) obj));
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  @Override
  public Object parseObject(String text) throws ParseException {
    Objects.requireNonNull(text, "text");
    try {
      return query == null ? formatter.parse(text) : formatter.parse(text, query);
    } catch (DateTimeParseException e) {
      throw new ParseException(e.getMessage(), e.getErrorIndex());
    } catch (RuntimeException e) {
      throw (ParseException) new ParseException(e.getMessage(), 0).initCause(e);
    }
  }

  @Override
  public Object parseObject(String text, ParsePosition pos) {
    Objects.requireNonNull(text, "text");
    int begin = pos.getIndex();
    try {
      TemporalAccessor result = formatter.parse(text, pos);
      return query == null ? result : query.queryFrom(result);
    } catch (DateTimeParseException e) {
      if (pos.getErrorIndex() < 0) pos.setErrorIndex(begin);
      return null;
    } catch (DateTimeException e) {
      pos.setErrorIndex(begin);
      return null;
    }
  }
}
