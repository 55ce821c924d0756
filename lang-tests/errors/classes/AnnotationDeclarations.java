// What an annotation type may declare (JLS 9.6.1).
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@interface AnnotationDeclarations {
  enum Color { RED }

  @interface Good {
    int number() default 1;
    String[] texts() default {};
    Class<?> type();
    Class<? extends Number>[] types();
    Color color() default Color.RED;
    Target target();
    Class raw();
    String toText() default "";
    int CONSTANT = 3;
  }

  @interface Types {
    Object object(); // expect error: invalid type for
    int[][] nested(); // expect error: invalid type for
    Integer boxed(); // expect error: invalid type for
    void nothing(); // expect error: invalid type for
    java.util.List<String> list(); // expect error: invalid type for
  }

  @interface Heads {
    int parameter(int value); // expect error: cannot declare formal parameters
    <T> int generic(); // expect error: cannot be generic methods
    int throwing() throws RuntimeException; // expect error: throws clause not allowed in @interface members
    int hashCode(); // expect error: declares an element with the same name as method
    Class<?> annotationType(); // expect error: declares an element with the same name as method
  }

  @interface Generic<T> { // expect error: cannot be generic
    int number();
  }

  @interface Cyclic {
    Cyclic[] self(); // expect error: is cyclic
  }

  @interface One {
    Two two(); // expect error: is cyclic
  }

  @interface Two {
    One one();
  }

  @interface Three {
    Two two();
  }

  @Target({ElementType.TYPE, ElementType.FIELD, ElementType.TYPE}) // expect error: repeated annotation target
  @interface Targets {}

  interface Plain {
    int number() default 3; // expect error: default value only allowed in
  }
}
