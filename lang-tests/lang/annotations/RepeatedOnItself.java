// A repeatable annotation that stands more than once on its own declaration.
import java.lang.annotation.*;
import java.util.Arrays;

public class RepeatedOnItself {
  @Retention(RetentionPolicy.RUNTIME)
  @interface Marks {
    Mark[] value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @Repeatable(Marks.class)
  @Mark(1) @Mark(2)
  @interface Mark {
    int value();
  }

  @Mark(3) @Mark(4) static int field;

  public static void main(String[] args) throws Exception {
    for (Mark mark : Mark.class.getAnnotationsByType(Mark.class)) System.out.println(mark.value());
    System.out.println(RepeatedOnItself.class.getDeclaredField("field").getAnnotations().length);
    System.out.println(Mark.class.isAnnotationPresent(Marks.class));
  }
}
// expect: 1
// expect: 2
// expect: 1
// expect: true
