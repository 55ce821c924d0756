// A description that says how values look: texts in quotes, arrays with their elements, other values in <>.
package org.hamcrest;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public abstract class BaseDescription implements Description {
  @Override
  public Description appendText(String text) {
    append(text);
    return this;
  }

  @Override
  public Description appendDescriptionOf(SelfDescribing value) {
    value.describeTo(this);
    return this;
  }

  @Override
  public Description appendValue(Object value) {
    if (value == null) {
      append("null");
    } else if (value instanceof String || value instanceof Character) {
      append('"');
      for (char c : value.toString().toCharArray()) appendInQuotes(c);
      append('"');
    } else if (value.getClass().isArray()) {
      List<Object> elements = new ArrayList<>();
      for (int i = 0; i < Array.getLength(value); i++) elements.add(Array.get(value, i));
      appendValueList("[", ", ", "]", elements);
    } else {
      append('<');
      append(textOf(value));
      append(suffix(value));
      append('>');
    }
    return this;
  }

  // What tells the types of equal numbers apart.
  private static String suffix(Object value) {
    if (value instanceof Byte) return "b";
    if (value instanceof Short) return "s";
    if (value instanceof Long) return "L";
    return value instanceof Float ? "F" : "";
  }

  private void appendInQuotes(char c) {
    if (c == '"') append("\\\"");
    else if (c == '\\') append("\\\\");
    else if (c == '\n') append("\\n");
    else if (c == '\r') append("\\r");
    else if (c == '\t') append("\\t");
    else append(c);
  }

  private static String textOf(Object value) {
    try {
      return String.valueOf(value);
    } catch (Exception e) {
      return value.getClass().getName() + "@" + Integer.toHexString(value.hashCode());
    }
  }

  @Override
  @SafeVarargs
  public final <T> Description appendValueList(String start, String separator, String end, T... values) {
    return appendValueList(start, separator, end, Arrays.asList(values));
  }

  @Override
  public <T> Description appendValueList(String start, String separator, String end, Iterable<T> values) {
    String before = start;
    for (T value : values) {
      append(before);
      appendValue(value);
      before = separator;
    }
    if (before == start) append(start);
    append(end);
    return this;
  }

  @Override
  public Description appendList(String start, String separator, String end, Iterable<? extends SelfDescribing> values) {
    append(start);
    boolean first = true;
    for (SelfDescribing value : values) {
      if (!first) append(separator);
      appendDescriptionOf(value);
      first = false;
    }
    append(end);
    return this;
  }

  protected void append(String text) {
    for (char c : text.toCharArray()) append(c);
  }

  protected abstract void append(char c);
}
