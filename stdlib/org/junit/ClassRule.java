// The static field or method is a rule around all tests of the class. (Rules themselves are not there.)
package org.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target({ElementType.FIELD, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface ClassRule {
  int order() default Rule.DEFAULT_ORDER;
}
