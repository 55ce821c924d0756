// Code that may throw anything.
package org.junit.jupiter.api.function;

@FunctionalInterface
public interface Executable {
  void execute() throws Throwable;
}
