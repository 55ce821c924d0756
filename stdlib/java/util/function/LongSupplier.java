// A supplier of longs.
package java.util.function;

@FunctionalInterface
public interface LongSupplier {
  long getAsLong();
}
