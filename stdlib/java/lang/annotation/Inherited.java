// Subclasses inherit the annotation.
package java.lang.annotation;

@Retention(RetentionPolicy.RUNTIME)
public @interface Inherited {}
