// How long an annotation type is kept.
package java.lang.annotation;

@Retention(RetentionPolicy.RUNTIME)
public @interface Retention {
  RetentionPolicy value();
}
