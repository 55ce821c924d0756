// Programs should no longer use the element.
package java.lang;

@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
public @interface Deprecated {
  String since() default "";

  boolean forRemoval() default false;
}
