// Annotations that may not stand twice, or not beside their container; annotations of the library where they may not stand.
import java.lang.annotation.*;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;

public class RepeatedAnnotations {
  @Repeatable(Notes.class)
  @interface Note {
    String value();
  }

  @interface Notes {
    Note[] value();
  }

  @interface Once {}

  @Note("a") @Note("b") int good;
  @Once @Once int bad; // expect error: Once is not a repeatable annotation type
  @Disabled @Disabled void library() {} // expect error: Disabled is not a repeatable annotation type
  @Deprecated @Deprecated void deprecated() {} // expect error: Deprecated is not a repeatable annotation type
  @Note("a") @Note("b") @Notes({}) int both; // expect error: container Notes must not be present at the same time as element Note
  @Notes({}) @Note("a") int one;
  @Note("a") @Once @Note("b") @Once void mixed() {} // expect error: Once is not a repeatable annotation type
  @BeforeEach int field; // expect error: annotation type not applicable
  @BeforeEach class Inner {} // expect error: annotation type not applicable
  @Nested void method() {} // expect error: annotation type not applicable
  @Nested @Disabled class Fine {}
}
