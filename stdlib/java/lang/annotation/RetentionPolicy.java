// How long an annotation is kept.
package java.lang.annotation;

public enum RetentionPolicy {
  SOURCE, CLASS, RUNTIME
}
