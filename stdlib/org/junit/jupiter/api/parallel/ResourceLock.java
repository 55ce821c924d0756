// The test uses something that others must not use, or change, at the same time.
package org.junit.jupiter.api.parallel;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@Repeatable(ResourceLocks.class)
public @interface ResourceLock {
  String value();

  ResourceAccessMode mode() default ResourceAccessMode.READ_WRITE;
}
