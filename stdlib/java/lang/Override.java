// The method must override or implement one of a supertype.
package java.lang;

public @interface Override {
}
