// On a static native method: it is the C function `symbol` of the shared library `library`.
package heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Native {
  String library() default "";

  String symbol() default "";
}
