// Documentation tools show the annotation.
package java.lang.annotation;

@Retention(RetentionPolicy.RUNTIME)
public @interface Documented {}
