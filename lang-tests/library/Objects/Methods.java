// The null-safe helpers.
import java.util.*;

public class Methods {
  public static void main(String[] args) {
    System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.hash(1, "x", null) + " " + Objects.hashCode(null) + " " + Objects.toString(null) + " " + Objects.toString(null, "def"));
    System.out.println(Objects.isNull(null) + " " + Objects.nonNull(1) + " " + Objects.requireNonNullElse(null, "else") + " " + Objects.requireNonNullElseGet(null, () -> "got") + " " + Objects.compare("a", "b", Comparator.naturalOrder()));
    try {
      Objects.requireNonNull(null);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      Objects.requireNonNull(null, () -> "supplied");
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      Objects.checkIndex(5, 5);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.hash() + " " + Objects.hash((Object) null));
  }
}
// expect: true false 34472 0 null def
// expect: true true else got -1
// expect: null
// expect: supplied
// expect: Index 5 out of bounds for length 5
// expect: true 1 31
