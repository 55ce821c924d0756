// Goes through a part of an attributed string.
package java.text;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;

final class AttributedTextIterator implements AttributedCharacterIterator {
  private StringCharacterIterator characters;
  private final TreeMap<Integer, Map<Attribute, Object>> runs;
  private final int length;  // of the whole text

  AttributedTextIterator(String text, TreeMap<Integer, Map<Attribute, Object>> runs, int begin, int end) {
    characters = new StringCharacterIterator(text, begin, end, begin);
    this.runs = runs;
    length = text.length();
  }

  @Override
  public char first() {
    return characters.first();
  }

  @Override
  public char last() {
    return characters.last();
  }

  @Override
  public char current() {
    return characters.current();
  }

  @Override
  public char next() {
    return characters.next();
  }

  @Override
  public char previous() {
    return characters.previous();
  }

  @Override
  public char setIndex(int position) {
    return characters.setIndex(position);
  }

  @Override
  public int getBeginIndex() {
    return characters.getBeginIndex();
  }

  @Override
  public int getEndIndex() {
    return characters.getEndIndex();
  }

  @Override
  public int getIndex() {
    return characters.getIndex();
  }

  private boolean atEnd() {
    return getIndex() >= getEndIndex();
  }

  private Map<Attribute, Object> attributesAt(int index) {
    return runs.floorEntry(index).getValue();
  }

  private int limitAt(int index) {
    Integer limit = runs.higherKey(index);
    return limit == null ? length : limit;
  }

  // A run goes on over places behind and before which `same` holds.
  private int runStart(IntPredicate same) {
    if (atEnd()) return getIndex();
    int start = runs.floorKey(getIndex());
    while (start > getBeginIndex() && same.test(start - 1)) start = runs.floorKey(start - 1);
    return Math.max(start, getBeginIndex());
  }

  private int runLimit(IntPredicate same) {
    if (atEnd()) return getIndex();
    int limit = limitAt(getIndex());
    while (limit < getEndIndex() && same.test(limit)) limit = limitAt(limit);
    return Math.min(limit, getEndIndex());
  }

  // (As on OpenJDK, of one attribute what is shown here is compared, which may be nothing where an annotation goes beyond this part of
  // the text, and of several what is there.)
  private IntPredicate sameAsHere(Attribute key) {
    Object here = shown(key, getIndex());
    return index -> Objects.equals(here, attributesAt(index).get(key));
  }

  private IntPredicate sameAsHere(Set<? extends Attribute> keys) {
    Map<Attribute, Object> here = attributesAt(getIndex());
    return index -> {
      for (Attribute key : keys) {
        if (!Objects.equals(here.get(key), attributesAt(index).get(key))) return false;
      }
      return true;
    };
  }

  @Override
  public int getRunStart() {
    return runStart(index -> false);
  }

  @Override
  public int getRunStart(Attribute attribute) {
    return atEnd() ? getIndex() : runStart(sameAsHere(attribute));
  }

  @Override
  public int getRunStart(Set<? extends Attribute> attributes) {
    return atEnd() ? getIndex() : runStart(sameAsHere(attributes));
  }

  @Override
  public int getRunLimit() {
    return runLimit(index -> false);
  }

  @Override
  public int getRunLimit(Attribute attribute) {
    return atEnd() ? getIndex() : runLimit(sameAsHere(attribute));
  }

  @Override
  public int getRunLimit(Set<? extends Attribute> attributes) {
    return atEnd() ? getIndex() : runLimit(sameAsHere(attributes));
  }

  @Override
  public Map<Attribute, Object> getAttributes() {
    Map<Attribute, Object> result = new LinkedHashMap<>();
    if (atEnd()) return result;
    attributesAt(getIndex()).forEach((key, value) -> {
      if (!(value instanceof Annotation) || isWithin(key, value, getIndex())) result.put(key, value);
    });
    return result;
  }

  @Override
  public Object getAttribute(Attribute attribute) {
    return atEnd() ? null : shown(attribute, getIndex());
  }

  private Object shown(Attribute attribute, int index) {
    Object value = attributesAt(index).get(attribute);
    return value instanceof Annotation && !isWithin(attribute, value, index) ? null : value;
  }

  // An annotation whose range is longer than what is gone through is not there.
  private boolean isWithin(Attribute attribute, Object annotation, int index) {
    int start = runs.floorKey(index);
    while (start > 0 && annotation.equals(attributesAt(start - 1).get(attribute))) start = runs.floorKey(start - 1);
    int limit = limitAt(index);
    while (limit < length && annotation.equals(attributesAt(limit).get(attribute))) limit = limitAt(limit);
    return start >= getBeginIndex() && limit <= getEndIndex();
  }

  @Override
  public Set<Attribute> getAllAttributeKeys() {
    Set<Attribute> result = new LinkedHashSet<>();
    runs.headMap(getEndIndex()).forEach((start, attributes) -> {
      if (start.equals(runs.lastKey()) || limitAt(start) > getBeginIndex()) result.addAll(attributes.keySet());
    });
    return result;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof AttributedTextIterator && ((AttributedTextIterator) obj).runs == runs
        && ((AttributedTextIterator) obj).characters.equals(characters);
  }

  @Override
  public int hashCode() {
    return characters.hashCode();
  }

  @Override
  public Object clone() {
    try {
      AttributedTextIterator copy = (AttributedTextIterator) super.clone();
      copy.characters = (StringCharacterIterator) characters.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }
}
