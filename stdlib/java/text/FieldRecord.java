// Keeps the fields that a format writes, and hands them on as attributes of the text.
package java.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

final class FieldRecord implements FieldListener {
  private static final class Entry {
    final Map<AttributedCharacterIterator.Attribute, ?> attributes;
    final int begin;
    final int end;

    Entry(Map<AttributedCharacterIterator.Attribute, ?> attributes, int begin, int end) {
      this.attributes = attributes;
      this.begin = begin;
      this.end = end;
    }
  }

  private final List<Entry> entries = new ArrayList<>();

  // A field of most formats has itself as its value.
  @Override
  public void field(int number, Format.Field field, int begin, int end) {
    add(field, field, begin, end);
  }

  void add(AttributedCharacterIterator.Attribute attribute, Object value, int begin, int end) {
    if (begin != end) entries.add(new Entry(Map.of(attribute, value), begin, end));
  }

  // A text with fields of its own.
  void append(AttributedCharacterIterator text, StringBuffer out) {
    text.first();
    while (text.getIndex() < text.getEndIndex()) {
      int begin = out.length();
      Map<AttributedCharacterIterator.Attribute, Object> attributes = text.getAttributes();
      for (int limit = text.getRunLimit(); text.getIndex() < limit; text.next()) out.append(text.current());
      entries.add(new Entry(attributes, begin, out.length()));
    }
  }

  AttributedCharacterIterator of(CharSequence text) {
    AttributedString result = new AttributedString(text.toString());
    for (Entry e : entries) result.addAttributes(e.attributes, e.begin, e.end);
    result.joinRuns();
    return result.getIterator();
  }
}
