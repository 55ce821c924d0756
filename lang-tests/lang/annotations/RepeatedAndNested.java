// One annotation where an array of them is expected; those of a type among what superclasses hand on; those of the parameters of
// constructors that have hidden ones.
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Arrays;

public class RepeatedAndNested {
  @Retention(RetentionPolicy.RUNTIME)
  @interface Point {
    int value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Line {
    Point[] points();

    Point[] others() default @Point(9);
  }

  @Line(points = @Point(1))
  static class One {}

  @Line(points = {@Point(1), @Point(2)}, others = @Point(3))
  static class Two {}

  @Inherited
  @Repeatable(Marks.class)
  @Retention(RetentionPolicy.RUNTIME)
  @interface Mark {
    int value();
  }

  @Inherited
  @Retention(RetentionPolicy.RUNTIME)
  @interface Marks {
    Mark[] value();
  }

  @Mark(1)
  @Mark(2)
  static class Base {}

  @Mark(3)
  static class Sub extends Base {}

  static class SubOfSub extends Sub {}

  static class Other extends Base {}

  @Repeatable(Notes.class)
  @Retention(RetentionPolicy.RUNTIME)
  @interface Note {
    int value();
  }

  @Inherited
  @Retention(RetentionPolicy.RUNTIME)
  @interface Notes {
    Note[] value();
  }

  @Note(1)
  @Note(2)
  static class Noted {}

  static class NotNoted extends Noted {}

  enum Constants {
    ONLY("x");

    Constants(@Point(5) String s) {}
  }

  class Inner {
    Inner(@Point(6) int n, String s) {}
  }

  static class Nested {
    Nested(@Point(7) int n, String s) {}
  }

  static void marks(Class<?> c) {
    int[] values = Arrays.stream(c.getAnnotationsByType(Mark.class)).mapToInt(Mark::value).toArray();
    System.out.println(c.getSimpleName() + " " + Arrays.toString(values));
  }

  static void parameters(Class<?> c) {
    StringBuilder text = new StringBuilder(c.getSimpleName());
    for (Object[] each : c.getDeclaredConstructors()[0].getParameterAnnotations()) text.append(' ').append(each.length);
    System.out.println(text);
  }

  public static void main(String[] args) {
    for (Class<?> c : new Class<?>[] {One.class, Two.class}) {
      Line line = c.getAnnotation(Line.class);
      System.out.println(line.points().length + " " + line.points()[0].value() + " " + line.others()[0].value());
    }
    marks(Base.class);
    marks(Sub.class);
    marks(SubOfSub.class);
    marks(Other.class);
    System.out.println(Noted.class.getAnnotationsByType(Note.class).length + " " + NotNoted.class.getAnnotationsByType(Note.class).length
        + " " + (NotNoted.class.getAnnotation(Notes.class) != null));
    parameters(Constants.class);
    parameters(Inner.class);
    parameters(Nested.class);
  }
}
// expect: 1 1 9
// expect: 2 1 3
// expect: Base [1, 2]
// expect: Sub [3]
// expect: SubOfSub [3]
// expect: Other [1, 2]
// expect: 2 0 true
// expect: Constants 0 0 1
// expect: Inner 0 1 0
// expect: Nested 1 0
