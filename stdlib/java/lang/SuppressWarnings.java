// The named warnings are not wanted here.
package java.lang;

public @interface SuppressWarnings {
  String[] value();
}
