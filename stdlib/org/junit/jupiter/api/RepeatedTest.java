// The method is a test that runs several times. A parameter of type RepetitionInfo says which time it is.
package org.junit.jupiter.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target({ElementType.ANNOTATION_TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface RepeatedTest {
  String DISPLAY_NAME_PLACEHOLDER = "{displayName}";
  String CURRENT_REPETITION_PLACEHOLDER = "{currentRepetition}";
  String TOTAL_REPETITIONS_PLACEHOLDER = "{totalRepetitions}";
  String SHORT_DISPLAY_NAME =
      "repetition " + CURRENT_REPETITION_PLACEHOLDER + " of " + TOTAL_REPETITIONS_PLACEHOLDER;
  String LONG_DISPLAY_NAME = DISPLAY_NAME_PLACEHOLDER + " :: " + SHORT_DISPLAY_NAME;

  // How often; more than 0.
  int value();

  String name() default SHORT_DISPLAY_NAME;
}
