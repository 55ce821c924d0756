// A value with a name for reports.
package org.junit.jupiter.api;

public interface Named<T> {
  static <T> Named<T> of(String name, T payload) {
    if (name == null || name.isBlank()) {
      throw new org.junit.platform.commons.PreconditionViolationException("name must not be null or blank");
    }
    return new Named<>() {
      @Override
      public String getName() {
        return name;
      }

      @Override
      public T getPayload() {
        return payload;
      }

      @Override
      public String toString() {
        return name;
      }
    };
  }

  static <T> Named<T> named(String name, T payload) {
    return of(name, payload);
  }

  String getName();

  T getPayload();
}
