// Objects with a natural order.
package java.lang;

public interface Comparable<T> {
  int compareTo(T o);
}
