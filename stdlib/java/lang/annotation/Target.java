// Where an annotation type may be used.
package java.lang.annotation;

@Retention(RetentionPolicy.RUNTIME)
public @interface Target {
  ElementType[] value();
}
