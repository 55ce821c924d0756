// A reference and a mark that threads may change atomically, both at once.
package java.util.concurrent.atomic;

import heddle.VM;

public class AtomicMarkableReference<V> {
  private static final class Pair<T> {
    final T reference;
    final boolean mark;

    Pair(T reference, boolean mark) {
      this.reference = reference;
      this.mark = mark;
    }
  }

  private volatile Pair<V> pair;

  public AtomicMarkableReference(V initialRef, boolean initialMark) {
    pair = new Pair<>(initialRef, initialMark);
  }

  public V getReference() {
    return pair.reference;
  }

  public boolean isMarked() {
    return pair.mark;
  }

  // Stores the mark in the first element.
  public V get(boolean[] markHolder) {
    Pair<V> p = pair;
    markHolder[0] = p.mark;
    return p.reference;
  }

  public boolean weakCompareAndSet(
      V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
    Pair<V> p = pair;
    if (p.reference != expectedReference || p.mark != expectedMark) return false;
    if (p.reference == newReference && p.mark == newMark) return true;
    return VM.weakCompareAndSetReference(this, "pair", p, new Pair<>(newReference, newMark));
  }

  public boolean compareAndSet(
      V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
    Pair<V> p = pair;
    if (p.reference != expectedReference || p.mark != expectedMark) return false;
    if (p.reference == newReference && p.mark == newMark) return true;
    return VM.compareAndSetReference(this, "pair", p, new Pair<>(newReference, newMark));
  }

  public void set(V newReference, boolean newMark) {
    pair = new Pair<>(newReference, newMark);
  }

  public boolean attemptMark(V expectedReference, boolean newMark) {
    Pair<V> p = pair;
    if (p.reference != expectedReference) return false;
    if (p.mark == newMark) return true;
    return VM.compareAndSetReference(this, "pair", p, new Pair<>(expectedReference, newMark));
  }
}
