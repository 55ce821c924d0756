// The method is a test: what it has to throw (None: nothing), and how many milliseconds it may take (0: any time).
package org.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Test {
  Class<? extends Throwable> expected() default None.class;

  long timeout() default 0L;

  // No exception.
  class None extends Throwable {
    private None() {}
  }
}
