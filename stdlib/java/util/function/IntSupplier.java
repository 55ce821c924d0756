// A supplier of ints.
package java.util.function;

@FunctionalInterface
public interface IntSupplier {
  int getAsInt();
}
