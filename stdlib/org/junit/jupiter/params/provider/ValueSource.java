// Arguments for a test with one parameter: the values of one of the arrays.
package org.junit.jupiter.params.provider;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target({ElementType.ANNOTATION_TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface ValueSource {
  short[] shorts() default {};

  byte[] bytes() default {};

  int[] ints() default {};

  long[] longs() default {};

  float[] floats() default {};

  double[] doubles() default {};

  char[] chars() default {};

  boolean[] booleans() default {};

  String[] strings() default {};

  Class<?>[] classes() default {};
}
