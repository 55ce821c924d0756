// The arguments of one run of a test.
package org.junit.jupiter.params.provider;

import org.junit.platform.commons.PreconditionViolationException;

public interface Arguments {
  Object[] get();

  static Arguments of(Object... arguments) {
    if (arguments == null) throw new PreconditionViolationException("argument array must not be null");
    return () -> arguments;
  }

  static Arguments arguments(Object... arguments) {
    return of(arguments);
  }
}
