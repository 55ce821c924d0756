// Names for reports are sentences: the class, a separator, the method.
package org.junit.jupiter.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target({ElementType.ANNOTATION_TYPE, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
public @interface IndicativeSentencesGeneration {
  String DEFAULT_SEPARATOR = ", ";

  Class<? extends DisplayNameGenerator> DEFAULT_GENERATOR = DisplayNameGenerator.Standard.class;

  String separator() default DEFAULT_SEPARATOR;

  Class<? extends DisplayNameGenerator> generator() default DisplayNameGenerator.Standard.class;
}
