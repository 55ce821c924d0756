// A text whose ranges have attributes.
package java.text;

import java.text.AttributedCharacterIterator.Attribute;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class AttributedString {
  private final String text;
  // The runs by where they begin; there is none of an empty text.
  private final TreeMap<Integer, Map<Attribute, Object>> runs = new TreeMap<>();

  public AttributedString(String text) {
    this.text = text;
    if (text.length() > 0) runs.put(0, Collections.emptyMap());
  }

  public AttributedString(String text, Map<? extends Attribute, ?> attributes) {
    this(text);
    addAttributes(attributes, 0, text.length());
  }

  public AttributedString(AttributedCharacterIterator text) {
    this(text, text.getBeginIndex(), text.getEndIndex());
  }

  public AttributedString(AttributedCharacterIterator text, int beginIndex, int endIndex) {
    this(text, beginIndex, endIndex, null);
  }

  // Null: all attributes. Annotations of longer ranges are left out.
  public AttributedString(AttributedCharacterIterator text, int beginIndex, int endIndex, Attribute[] attributes) {
    this(textOf(text, beginIndex, endIndex));
    if (beginIndex == endIndex) return;
    Set<Attribute> keys = new LinkedHashSet<>(text.getAllAttributeKeys());
    if (attributes != null) keys.retainAll(Arrays.asList(attributes));
    for (Attribute key : keys) copy(key, text, beginIndex, endIndex);
  }

  private static String textOf(AttributedCharacterIterator text, int begin, int end) {
    if (begin < text.getBeginIndex() || end > text.getEndIndex() || begin > end) throw invalidRange();
    StringBuilder out = new StringBuilder();
    for (text.setIndex(begin); text.getIndex() < end; text.next()) out.append(text.current());
    return out.toString();
  }

  private void copy(Attribute key, AttributedCharacterIterator source, int begin, int end) {
    source.setIndex(begin);
    while (source.getIndex() < end) {
      int start = source.getRunStart(key);
      int limit = source.getRunLimit(key);
      Object value = source.getAttribute(key);
      boolean whole = start >= begin && limit <= end;
      if (value != null && (whole || !(value instanceof Annotation))) {
        set(key, value, Math.max(start, begin) - begin, Math.min(limit, end) - begin);
      }
      source.setIndex(limit);
    }
  }

  private static IllegalArgumentException invalidRange() {
    return new IllegalArgumentException("Invalid substring range");
  }

  private static IllegalArgumentException emptyText() {
    return new IllegalArgumentException("Can't add attribute to 0-length text");
  }

  public void addAttribute(Attribute attribute, Object value) {
    if (attribute == null) throw new NullPointerException();
    if (text.isEmpty()) throw emptyText();
    set(attribute, value, 0, text.length());
  }

  public void addAttribute(Attribute attribute, Object value, int beginIndex, int endIndex) {
    if (attribute == null) throw new NullPointerException();
    if (beginIndex < 0 || endIndex > text.length() || beginIndex >= endIndex) throw invalidRange();
    set(attribute, value, beginIndex, endIndex);
  }

  public void addAttributes(Map<? extends Attribute, ?> attributes, int beginIndex, int endIndex) {
    if (attributes == null) throw new NullPointerException();
    if (beginIndex < 0 || endIndex > text.length() || beginIndex > endIndex) throw invalidRange();
    if (beginIndex == endIndex && !attributes.isEmpty()) throw emptyText();
    for (Map.Entry<? extends Attribute, ?> e : attributes.entrySet()) set(e.getKey(), e.getValue(), beginIndex, endIndex);
  }

  private void set(Attribute attribute, Object value, int begin, int end) {
    split(begin);
    split(end);
    for (Map.Entry<Integer, Map<Attribute, Object>> run : runs.subMap(begin, end).entrySet()) {
      Map<Attribute, Object> attributes = new LinkedHashMap<>(run.getValue());
      attributes.put(attribute, value);
      run.setValue(attributes);
    }
  }

  private void split(int at) {
    if (at < text.length()) runs.putIfAbsent(at, runs.floorEntry(at).getValue());
  }

  // Runs with the same attributes, one after the other, become one.
  void joinRuns() {
    Map<Attribute, Object> before = null;
    for (Iterator<Map<Attribute, Object>> i = runs.values().iterator(); i.hasNext(); ) {
      Map<Attribute, Object> attributes = i.next();
      if (attributes.equals(before)) i.remove();
      before = attributes;
    }
  }

  public AttributedCharacterIterator getIterator() {
    return getIterator(null, 0, text.length());
  }

  public AttributedCharacterIterator getIterator(Attribute[] attributes) {
    return getIterator(attributes, 0, text.length());
  }

  // All attributes are shown, which the specification leaves open.
  public AttributedCharacterIterator getIterator(Attribute[] attributes, int beginIndex, int endIndex) {
    if (beginIndex < 0 || beginIndex > endIndex || endIndex > text.length()) throw invalidRange();
    return new AttributedTextIterator(text, runs, beginIndex, endIndex);
  }
}
