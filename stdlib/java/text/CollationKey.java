// A text made ready for comparisons by one collator.
package java.text;

public abstract class CollationKey implements Comparable<CollationKey> {
  private final String source;

  protected CollationKey(String source) {
    if (source == null) throw new NullPointerException();
    this.source = source;
  }

  @Override
  public abstract int compareTo(CollationKey target);

  public String getSourceString() {
    return source;
  }

  // The keys' bytes, as numbers without sign, are in the order of the keys.
  public abstract byte[] toByteArray();
}
