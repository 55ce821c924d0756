// A supplier of booleans.
package java.util.function;

@FunctionalInterface
public interface BooleanSupplier {
  boolean getAsBoolean();
}
