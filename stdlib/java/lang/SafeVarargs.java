// The method does nothing unsafe with its varargs parameter.
package java.lang;

@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
public @interface SafeVarargs {
}
