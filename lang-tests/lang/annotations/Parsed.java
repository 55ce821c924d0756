// Annotations are accepted everywhere and change nothing.
import java.lang.annotation.*;

public class Parsed {
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER, ElementType.LOCAL_VARIABLE, ElementType.CONSTRUCTOR})
  @interface Info {
    String value() default "none";
    int level() default 1;
    String[] tags() default {};
    Class<?> type() default Object.class;
  }
  @interface Marker {}
  @Info("class")
  @Marker
  static class Noted {
    @Info(value = "field", level = 2) int f = 5;
    @Deprecated @SuppressWarnings({"unchecked", "rawtypes"}) @Info(tags = {"a", "b"}) int m(@Info final int p) { @Info int local = p; return local + f; }
    @Info(type = String.class) Noted() {}
    @Override public @Marker2 String toString() { return "noted"; }
  }
  @Target({ElementType.TYPE_USE, ElementType.METHOD}) @interface Marker2 {}

  public static void main(String[] args) {
    @SuppressWarnings("unused") @Info(tags = "single") int unused = 1;
    System.out.println(new Noted().m(3) + " " + new Noted());
    for (@Info int i = 0; i < 1; i++) System.out.println(i);
  }
}
// expect: 8 noted
// expect: 0
