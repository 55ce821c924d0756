// A function of two doubles that returns double.
package java.util.function;

@FunctionalInterface
public interface DoubleBinaryOperator {
  double applyAsDouble(double left, double right);
}
