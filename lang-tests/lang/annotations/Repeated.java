// Annotations that stand more than once: of the program and of the library.
import java.lang.annotation.*;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Tags;
import org.junit.jupiter.api.Test;

public class Repeated {
  @Repeatable(Notes.class)
  @interface Note {
    String value();
  }

  @interface Notes {
    Note[] value();
  }

  @Note("a") @Note("b") int field = 1;

  @Note("x")
  @Note("y")
  @Tag("slow")
  @Tag("all")
  @Test
  void method(@Note("p") @Note("q") int p) {
    @Note("l") @Note("m") int local = p;
    System.out.println(field + local);
  }

  @Notes({@Note("a"), @Note("b")})
  @Tags({@Tag("slow"), @Tag("all")})
  void contained() {}

  @Notes({@Note("a"), @Note("b")})
  @Note("one")
  void both() {}

  public static void main(String[] args) {
    new Repeated().method(2);
  }
}
// expect: 3
