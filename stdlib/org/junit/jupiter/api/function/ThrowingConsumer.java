// Code with an argument that may throw anything.
package org.junit.jupiter.api.function;

@FunctionalInterface
public interface ThrowingConsumer<T> {
  void accept(T t) throws Throwable;
}
