// All tests of a class once for each set of parameters. The parameters are those of the constructor, or fields.
package org.junit.runners;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.runner.Runner;

public class Parameterized extends Runner {
  private Parameterized() {}

  // The static method gives the sets of parameters.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  public @interface Parameters {
    String name() default "{index}";
  }

  // The public field is a parameter; the value is its index.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.FIELD)
  public @interface Parameter {
    int value() default 0;
  }
}
