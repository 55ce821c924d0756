// Arguments for a test with one parameter: constants of an enum class, by default that of the parameter.
package org.junit.jupiter.params.provider;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target({ElementType.ANNOTATION_TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface EnumSource {
  Class<? extends Enum<?>> value() default NullEnum.class;

  String[] names() default {};

  Mode mode() default Mode.INCLUDE;

  // What the names say: these, all but these, or patterns of which all, any or none match.
  enum Mode { INCLUDE, EXCLUDE, MATCH_ALL, MATCH_ANY, MATCH_NONE }
}
