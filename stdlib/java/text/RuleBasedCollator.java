// Compares texts by rules: which characters and sequences are in front of which, and by how much they differ: "< a, A < b, B < c ; \u00e7 & z < \u00e6".
package java.text;

import heddle.NormalForm;

public class RuleBasedCollator extends Collator {
  // Never changed.
  private final CollationOrder order;

  public RuleBasedCollator(String rules) throws ParseException {
    order = CollationOrder.of(rules);
    setDecomposition(CANONICAL_DECOMPOSITION);
  }

  RuleBasedCollator(CollationOrder order) {
    this.order = order;
  }

  CollationOrder order() {
    return order;
  }

  public String getRules() {
    return order.rules();
  }

  public CollationElementIterator getCollationElementIterator(String source) {
    return new CollationElementIterator(source, this);
  }

  public CollationElementIterator getCollationElementIterator(CharacterIterator source) {
    CollationElementIterator elements = new CollationElementIterator("", this);
    elements.setText(source);
    return elements;
  }

  @Override
  public synchronized int compare(String source, String target) {
    if (source == null || target == null) throw new NullPointerException();
    int result = Integer.signum(levels(source).compareTo(levels(target)));
    return result != 0 || getStrength() != IDENTICAL ? result : decomposed(source).compareTo(decomposed(target));
  }

  @Override
  public synchronized CollationKey getCollationKey(String source) {
    if (source == null) return null;
    String key = levels(source);
    return new RuleBasedCollationKey(source, getStrength() == IDENTICAL ? key + "\0" + decomposed(source) : key);
  }

  private String decomposed(String text) {
    int mode = getDecomposition();
    return mode == NO_DECOMPOSITION ? text : NormalForm.decompose(text, mode == FULL_DECOMPOSITION);
  }

  // The primary orders, the secondary and the tertiary ones as far as the strength asks for them, each plus 1, with a 0 behind the first two.
  private String levels(String source) {
    StringBuilder first = new StringBuilder(), second = new StringBuilder(), third = new StringBuilder();
    int accents = 0;  // where those of the last letter begin
    CollationElementIterator elements = getCollationElementIterator(source);
    for (int element = elements.next(); element != CollationElementIterator.NULLORDER; element = elements.next()) {
      int primary = element >>> 16, secondary = element >> 8 & 0xff, tertiary = element & 0xff;
      if (primary != 0) {
        if (order.backward) reverse(second, accents);
        first.append((char) (primary + 1));
        accents = second.length();
        second.append((char) (secondary + 1));
        if (order.backward) accents = second.length();
        third.append((char) (tertiary + 1));
      } else {
        if (secondary != 0) second.append((char) (secondary + order.aboveSecondary()));
        if (tertiary != 0) third.append((char) (tertiary + order.aboveTertiary()));
      }
    }
    if (order.backward) {
      reverse(second, accents);
      second.reverse();
    }
    first.append('\0');
    if (getStrength() >= SECONDARY) first.append(second);
    first.append('\0');
    if (getStrength() >= TERTIARY) first.append(third);
    return first.toString();
  }

  // What belongs to one letter stays in its order when all of it is turned.
  private static void reverse(StringBuilder text, int begin) {
    for (int i = begin, j = text.length() - 1; i < j; i++, j--) {
      char c = text.charAt(i);
      text.setCharAt(i, text.charAt(j));
      text.setCharAt(j, c);
    }
  }

  @Override
  public Object clone() {
    return super.clone();
  }

  @Override
  public boolean equals(Object obj) {
    return super.equals(obj) && getRules().equals(((RuleBasedCollator) obj).getRules());
  }

  @Override
  public int hashCode() {
    return getRules().hashCode();
  }
}
