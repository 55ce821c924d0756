// Goes through the collation elements of a text.
package java.text;

import heddle.NormalForm;

public final class CollationElementIterator {
  public static final int NULLORDER = -1;

  private final RuleBasedCollator collator;
  private String text;
  // All elements, and where in the text the part of each begins and ends.
  private int[] orders;
  private int[] begins;
  private int[] ends;
  private int count;
  private int at;
  private int offset;

  CollationElementIterator(String source, RuleBasedCollator collator) {
    this.collator = collator;
    setText(source);
  }

  public void reset() {
    at = 0;
    offset = 0;
  }

  public int next() {
    if (at == count) return NULLORDER;
    offset = ends[at];
    return orders[at++];
  }

  public int previous() {
    if (at == 0) return NULLORDER;
    offset = begins[--at];
    return orders[at];
  }

  public static int primaryOrder(int order) {
    return order >>> 16;
  }

  public static short secondaryOrder(int order) {
    return (short) (order >> 8 & 0xff);
  }

  public static short tertiaryOrder(int order) {
    return (short) (order & 0xff);
  }

  public void setOffset(int newOffset) {
    if (newOffset < 0 || newOffset > text.length()) throw new IllegalArgumentException();
    at = 0;
    while (at < count && ends[at] <= newOffset) at++;
    offset = at < count ? begins[at] : newOffset;
  }

  public int getOffset() {
    return offset;
  }

  // How many elements a text has at most that ends with this one.
  public int getMaxExpansion(int order) {
    return collator.order().maxExpansion(order);
  }

  public void setText(String source) {
    text = source;
    int mode = collator.getDecomposition();
    String parts = mode == Collator.NO_DECOMPOSITION ? source : NormalForm.decompose(source, mode == Collator.FULL_DECOMPOSITION);
    CollationOrder order = collator.order();
    orders = new int[2 * parts.length() + 8];
    begins = new int[orders.length];
    ends = new int[orders.length];
    count = 0;
    for (int i = 0; i < parts.length();) {
      int n = order.length(parts, i);
      int[] all = order.elements(parts.substring(i, i + n));
      if (all == CollationOrder.END) break;
      for (int element : all) add(element, i, i + n);
      i += n;
    }
    reset();
  }

  public void setText(CharacterIterator source) {
    StringBuilder all = new StringBuilder();
    int end = source.getEndIndex();
    for (int i = source.getBeginIndex(); i < end; i++) all.append(source.setIndex(i));
    setText(all.toString());
  }

  private void add(int element, int begin, int end) {
    if (count == orders.length) {
      orders = longer(orders);
      begins = longer(begins);
      ends = longer(ends);
    }
    orders[count] = element;
    begins[count] = begin;
    ends[count++] = end;
  }

  private static int[] longer(int[] a) {
    int[] result = new int[2 * a.length];
    System.arraycopy(a, 0, result, 0, a.length);
    return result;
  }
}
