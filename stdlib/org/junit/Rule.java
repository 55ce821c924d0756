// The field or the method is a rule around each test. (Rules themselves are not there.)
package org.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target({ElementType.FIELD, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Rule {
  int DEFAULT_ORDER = -1;

  int order() default DEFAULT_ORDER;
}
