package heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An execution of this method is meant to be atomic: what it reads and writes should be as if no other thread had run
 * in between. {@code vm predict} then looks for violations of such methods only. It changes nothing else.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Atomic {}
