// The annotation may stand more than once on an element.
package java.lang.annotation;

@Retention(RetentionPolicy.RUNTIME)
public @interface Repeatable {
  Class<? extends Annotation> value();
}
