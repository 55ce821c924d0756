// The interface must have exactly one abstract method.
package java.lang;

@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
public @interface FunctionalInterface {
}
