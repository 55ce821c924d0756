// Optional and its primitive cousins.
import java.util.*;

public class Methods {
  public static void main(String[] args) {
    Optional<String> a = Optional.of("value"), e = Optional.empty();
    System.out.println(a + " " + e + " " + a.isPresent() + e.isEmpty() + " " + a.get());
    System.out.println(a.map(String::length) + " " + e.map(String::length) + " " + a.filter(s -> s.isEmpty()) + " " + a.flatMap(s -> Optional.of(s + "!")).get());
    System.out.println(e.orElse("else") + " " + e.orElseGet(() -> "got") + " " + a.or(() -> Optional.of("x")) + " " + e.or(() -> Optional.of("x")));
    a.ifPresent(s -> System.out.println("present " + s));
    e.ifPresentOrElse(s -> System.out.println(s), () -> System.out.println("absent"));
    try {
      e.orElseThrow();
    } catch (NoSuchElementException x) {
      System.out.println(x.getMessage());
    }
    try {
      e.orElseThrow(() -> new IllegalStateException("own"));
    } catch (IllegalStateException x) {
      System.out.println(x.getMessage());
    }
    System.out.println(Optional.ofNullable(null) + " " + Optional.ofNullable(1).equals(Optional.of(1)) + " " + Optional.of("q").hashCode());
    System.out.println(OptionalInt.of(5) + " " + OptionalInt.empty() + " " + OptionalDouble.of(1.5).getAsDouble() + " " + OptionalLong.of(7L).orElse(1));
    try {
      Optional.of(null);
    } catch (NullPointerException x) {
      System.out.println("null");
    }
  }
}
// expect: Optional[value] Optional.empty truetrue value
// expect: Optional[5] Optional.empty Optional.empty value!
// expect: else got Optional[value] Optional[x]
// expect: present value
// expect: absent
// expect: No value present
// expect: own
// expect: Optional.empty true 113
// expect: OptionalInt[5] OptionalInt.empty 1.5 7
// expect: null
