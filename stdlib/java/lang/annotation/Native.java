// Says that native code may use a constant field.
package java.lang.annotation;

@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.SOURCE)
public @interface Native {}
