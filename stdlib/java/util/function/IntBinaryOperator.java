// A function of two ints that returns int.
package java.util.function;

@FunctionalInterface
public interface IntBinaryOperator {
  int applyAsInt(int left, int right);
}
