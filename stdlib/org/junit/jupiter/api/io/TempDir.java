// The field or the parameter is a new folder for the test.
package org.junit.jupiter.api.io;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target({ElementType.FIELD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface TempDir {
  String SCOPE_PROPERTY_NAME = "junit.jupiter.tempdir.scope";
  String DEFAULT_CLEANUP_MODE_PROPERTY_NAME = "junit.jupiter.tempdir.cleanup.mode.default";

  CleanupMode cleanup() default CleanupMode.DEFAULT;
}
