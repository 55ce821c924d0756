// Annotations at run time: on everything they can stand at, with values of all kinds, inherited and repeated.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

@Retention(RetentionPolicy.RUNTIME)
@interface Name {
  String value() default "nobody";
}

@Retention(RetentionPolicy.RUNTIME)
@Inherited
@interface All {
  boolean z() default true;
  byte b() default -1;
  char c() default '\'';
  short s() default 3;
  int i() default Integer.MAX_VALUE;
  long w8() default 1L << 40;
  float f() default 1.5f;
  double d() default 1;
  String text() default "a \"quote\"\n";
  Class<?> type() default int.class;
  Class<?>[] types() default {String.class, int[].class, Map.Entry.class};
  Color color() default Color.GREEN;
  Color[] colors() default {};
  int[] numbers() default 7;
  Name name() default @Name("inner");
  Name[] names() default {@Name, @Name("b")};
  double[] reals() default {0.1, Double.NaN, Double.POSITIVE_INFINITY};
  char[] letters() default {'a', '"'};
}

enum Color { RED, GREEN { } }

@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Tags.class)
@interface Tag {
  String value();
  int weight() default 1;
}

@Retention(RetentionPolicy.RUNTIME)
@interface Tags {
  Tag[] value();
}

@Retention(RetentionPolicy.CLASS)
@interface NotSeen {}

@interface NotSeenEither {}

@All(i = 5, text = "base", type = Color.class, numbers = {1, 2})
@Name
@NotSeen
class Base1 {
  @Name("a field") @Deprecated int field;
  @Tag("one") int once;
  @Tag("one") @Name("between") @Tag(value = "two", weight = 2) int twice;

  @Name("made") Base1(@Name("first") int a, String b, @NotSeen @Tag("x") @Tag("y") long c) {}

  @Name("a method") void method(@Name("p") int a) {}

  @Override @NotSeen public String toString() { return "Base1"; }
}

class Derived1 extends Base1 {
  Derived1() { super(1, "", 2); }
}

record Noted(@Name("component") int x, int y) {}

@FunctionalInterface
interface Calling { void call(); }

public class Annotated {
  static void show(String what, AnnotatedElement e) {
    System.out.println(what + ": " + Arrays.toString(e.getAnnotations()) + " declared " + e.getDeclaredAnnotations().length);
  }

  public static void main(String[] args) throws Exception {
    show("class", Base1.class);
    show("subclass", Derived1.class);
    show("functional", Calling.class);
    for (String f : List.of("field", "once", "twice")) show(f, Base1.class.getDeclaredField(f));
    Method m = Base1.class.getDeclaredMethod("method", int.class);
    show("method", m);
    show("toString", Base1.class.getMethod("toString"));
    System.out.println(Arrays.deepToString(m.getParameterAnnotations()));
    Constructor<?> k = Base1.class.getDeclaredConstructors()[0];
    show("constructor", k);
    System.out.println(Arrays.deepToString(k.getParameterAnnotations()));
    for (Parameter p : k.getParameters()) show("parameter " + p, p);
    for (RecordComponent c : Noted.class.getRecordComponents()) show("component " + c, c);
    show("accessor", Noted.class.getMethod("x"));
    show("field of a record", Noted.class.getDeclaredField("x"));

    All all = Base1.class.getAnnotation(All.class);
    System.out.println(all.z() + " " + all.b() + all.c() + all.s() + " " + all.i() + " " + all.w8() + " " + all.f() + " " + all.d() + all.text() + all.type()
        + Arrays.toString(all.types()) + all.color() + all.colors().length + Arrays.toString(all.numbers()) + all.name().value() + all.names()[0].value());
    System.out.println(all.annotationType() + " " + (all instanceof All) + " " + (all.color().getDeclaringClass()));
    all.numbers()[0] = 100;
    System.out.println(all.numbers()[0] + " a copy each time");
    System.out.println(all.equals(Derived1.class.getAnnotation(All.class)) + " " + (all.hashCode() == Derived1.class.getAnnotation(All.class).hashCode())
        + " " + all.equals("x") + " " + all.equals(null));
    Name one = Base1.class.getAnnotation(Name.class), other = Base1.class.getDeclaredField("field").getAnnotation(Name.class);
    System.out.println(one.equals(other) + " " + one.hashCode() + " " + other.hashCode() + " " + one + " " + other);
    System.out.println(Base1.class.isAnnotationPresent(NotSeen.class) + " " + Base1.class.isAnnotationPresent(Name.class)
        + " " + Derived1.class.isAnnotationPresent(Name.class) + " " + Derived1.class.getDeclaredAnnotation(All.class));
    Field twice = Base1.class.getDeclaredField("twice"), once = Base1.class.getDeclaredField("once");
    System.out.println(twice.getAnnotation(Tag.class) + " " + Arrays.toString(twice.getAnnotationsByType(Tag.class)) + " " + twice.getAnnotation(Tags.class).value()[1].weight());
    System.out.println(once.getAnnotation(Tag.class) + " " + Arrays.toString(once.getAnnotationsByType(Tag.class)) + " " + once.getAnnotation(Tags.class));
    System.out.println(Arrays.toString(Base1.class.getDeclaredField("field").getAnnotationsByType(Tag.class)));
    for (String element : List.of("i", "names", "type", "colors")) System.out.println(element + " " + show(All.class.getDeclaredMethod(element).getDefaultValue()));
    System.out.println(Tag.class.getDeclaredMethod("value").getDefaultValue());
    Name own = new Name() {
      public String value() { return "nobody"; }
      public Class<? extends Annotation> annotationType() { return Name.class; }
    };
    System.out.println(one.equals(own) + " " + Objects.equals(one, other) + " " + own.equals(one));
    Deprecated d = Base1.class.getDeclaredField("field").getAnnotation(Deprecated.class);
    System.out.println(d.forRemoval() + d.since() + ".");
    System.out.println(Tag.class.getAnnotation(Repeatable.class).value() + " " + Tag.class.isAnnotation() + " " + Arrays.toString(Tag.class.getInterfaces()));
  }

  static String show(Object o) {
    return o instanceof Object[] ? Arrays.toString((Object[]) o) : String.valueOf(o);
  }
}
// expect: class: [@All(reals={0.1, 0.0/0.0, 1.0/0.0}, w8=1099511627776L, b=(byte)0xff, types={java.lang.String.class, int[].class, java.util.Map$Entry.class}, c='\'', d=1.0, color=GREEN, f=1.5f, numbers={1, 2}, i=5, type=Color.class, colors={}, s=3, names={@Name("nobody"), @Name("b")}, name=@Name("inner"), z=true, text="base", letters={'a', '\"'}), @Name("nobody")] declared 2
// expect: subclass: [@All(reals={0.1, 0.0/0.0, 1.0/0.0}, w8=1099511627776L, b=(byte)0xff, types={java.lang.String.class, int[].class, java.util.Map$Entry.class}, c='\'', d=1.0, color=GREEN, f=1.5f, numbers={1, 2}, i=5, type=Color.class, colors={}, s=3, names={@Name("nobody"), @Name("b")}, name=@Name("inner"), z=true, text="base", letters={'a', '\"'})] declared 0
// expect: functional: [@java.lang.FunctionalInterface()] declared 1
// expect: field: [@Name("a field"), @java.lang.Deprecated(forRemoval=false, since="")] declared 2
// expect: once: [@Tag(weight=1, value="one")] declared 1
// expect: twice: [@Tags({@Tag(weight=1, value="one"), @Tag(weight=2, value="two")}), @Name("between")] declared 2
// expect: method: [@Name("a method")] declared 1
// expect: toString: [] declared 0
// expect: [[@Name("p")]]
// expect: constructor: [@Name("made")] declared 1
// expect: [[@Name("first")], [], [@Tags({@Tag(weight=1, value="x"), @Tag(weight=1, value="y")})]]
// expect: parameter int arg0: [@Name("first")] declared 1
// expect: parameter java.lang.String arg1: [] declared 0
// expect: parameter long arg2: [@Tags({@Tag(weight=1, value="x"), @Tag(weight=1, value="y")})] declared 1
// expect: component int x: [@Name("component")] declared 1
// expect: component int y: [] declared 0
// expect: accessor: [@Name("component")] declared 1
// expect: field of a record: [@Name("component")] declared 1
// expect: true -1'3 5 1099511627776 1.5 1.0baseclass Color[class java.lang.String, class [I, interface java.util.Map$Entry]GREEN0[1, 2]innernobody
// expect: interface All true class Color
// expect: 1 a copy each time
// expect: true true false false
// expect: false -1906091540 138022772 @Name("nobody") @Name("a field")
// expect: false true false null
// expect: null [@Tag(weight=1, value="one"), @Tag(weight=2, value="two")] 2
// expect: @Tag(weight=1, value="one") [@Tag(weight=1, value="one")] null
// expect: []
// expect: i 2147483647
// expect: names [@Name("nobody"), @Name("b")]
// expect: type int
// expect: colors []
// expect: null
// expect: true false false
// expect: false.
// expect: interface Tags true [interface java.lang.annotation.Annotation]
