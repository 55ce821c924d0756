// A reference and a number that threads may change atomically, both at once.
package java.util.concurrent.atomic;

import heddle.VM;

public class AtomicStampedReference<V> {
  private static final class Pair<T> {
    final T reference;
    final int stamp;

    Pair(T reference, int stamp) {
      this.reference = reference;
      this.stamp = stamp;
    }
  }

  private volatile Pair<V> pair;

  public AtomicStampedReference(V initialRef, int initialStamp) {
    pair = new Pair<>(initialRef, initialStamp);
  }

  public V getReference() {
    return pair.reference;
  }

  public int getStamp() {
    return pair.stamp;
  }

  // Stores the stamp in the first element.
  public V get(int[] stampHolder) {
    Pair<V> p = pair;
    stampHolder[0] = p.stamp;
    return p.reference;
  }

  public boolean weakCompareAndSet(
      V expectedReference, V newReference, int expectedStamp, int newStamp) {
    Pair<V> p = pair;
    if (p.reference != expectedReference || p.stamp != expectedStamp) return false;
    if (p.reference == newReference && p.stamp == newStamp) return true;
    return VM.weakCompareAndSetReference(this, "pair", p, new Pair<>(newReference, newStamp));
  }

  public boolean compareAndSet(
      V expectedReference, V newReference, int expectedStamp, int newStamp) {
    Pair<V> p = pair;
    if (p.reference != expectedReference || p.stamp != expectedStamp) return false;
    if (p.reference == newReference && p.stamp == newStamp) return true;
    return VM.compareAndSetReference(this, "pair", p, new Pair<>(newReference, newStamp));
  }

  public void set(V newReference, int newStamp) {
    pair = new Pair<>(newReference, newStamp);
  }

  public boolean attemptStamp(V expectedReference, int newStamp) {
    Pair<V> p = pair;
    if (p.reference != expectedReference) return false;
    if (p.stamp == newStamp) return true;
    return VM.compareAndSetReference(this, "pair", p, new Pair<>(expectedReference, newStamp));
  }
}
