// Classes by name, and what they say of themselves.
import java.lang.reflect.*;
import java.util.*;

sealed interface Animal permits Cat, Dog {}
final class Cat implements Animal {}
non-sealed class Dog implements Animal {}

public class ClassesByName {
  static class Loud {
    static { System.out.println("Loud is initialised"); }
    static int x = 1;
  }

  static class Failing {
    static int x = 1 / Integer.parseInt("0");
  }

  class Inner {}
  private interface Hidden {}
  enum E { A { } }
  record R(int a, List<String> b) {}
  @interface Ann {}

  static void show(String name) {
    try {
      Class<?> c = Class.forName(name);
      System.out.println(name + ": " + c + " " + c.getSimpleName());
    } catch (Throwable t) {
      System.out.println(name + ": " + t + " cause " + t.getCause());
    }
  }

  static void tell(Class<?> c) {
    System.out.println(c.getName() + " member " + c.isMemberClass() + " local " + c.isLocalClass() + " anonymous " + c.isAnonymousClass() + " declaring " + c.getDeclaringClass()
        + " enclosing " + c.getEnclosingClass() + " sealed " + c.isSealed() + " " + Arrays.toString(c.getPermittedSubclasses()) + " record " + c.isRecord()
        + " enum " + c.isEnum() + " synthetic " + c.isSynthetic() + " " + c.descriptorString() + " " + c.arrayType().getName() + " " + Modifier.toString(c.getModifiers())
        + " " + Arrays.toString(c.getRecordComponents()));
  }

  public static void main(String[] args) throws Exception {
    for (String name : new String[] {"java.util.ArrayList", "java.util.Map$Entry", "ClassesByName$Loud", "ClassesByName$Loud", "Cat", "int", "[I", "[[Ljava.lang.String;", "[LCat;",
        "java/lang/String", "java.lang.String[]", "[X", "", "No", "java.util.Map.Entry", "ClassesByName$Failing", "ClassesByName$Failing"}) show(name);
    System.out.println(Class.forName("ClassesByName$E", false, ClassesByName.class.getClassLoader()) == E.class);
    Class<?> local;
    class Local {}
    local = Local.class;
    for (Class<?> c : List.of(Loud.class, Inner.class, Hidden.class, E.class, E.A.getClass(), R.class, Ann.class, Animal.class, Cat.class, Dog.class, local, new Object() {}.getClass(),
        int.class, int[].class, String.class, Map.Entry.class)) tell(c);
    List<String> names = new ArrayList<>();
    for (Class<?> c : ClassesByName.class.getDeclaredClasses()) names.add(c.getName());
    Collections.sort(names);
    System.out.println(names);
    System.out.println(ClassesByName.class.getClassLoader() != null);
    System.out.println(String.class.getClassLoader());
    System.out.println(int.class.getClassLoader());
    System.out.println(Integer.class.asSubclass(Number.class));
    try {
      Integer.class.asSubclass(String.class);
    } catch (ClassCastException e) {
      System.out.println(e);
    }
    for (RecordComponent rc : R.class.getRecordComponents()) System.out.println(rc.getName() + " " + rc.getType() + " " + rc.getGenericType() + " " + rc.getAccessor().invoke(new R(1, List.of("x"))));
    Object loaded = Class.forName("Dog").getDeclaredConstructor().newInstance();
    System.out.println(loaded instanceof Animal);
    System.out.println(ClassesByName.class.getClassLoader().loadClass("Cat") == Cat.class);
  }
}
// expect: java.util.ArrayList: class java.util.ArrayList ArrayList
// expect: java.util.Map$Entry: interface java.util.Map$Entry Entry
// expect: Loud is initialised
// expect: ClassesByName$Loud: class ClassesByName$Loud Loud
// expect: ClassesByName$Loud: class ClassesByName$Loud Loud
// expect: Cat: class Cat Cat
// expect: int: java.lang.ClassNotFoundException: int cause null
// expect: [I: class [I int[]
// expect: [[Ljava.lang.String;: class [[Ljava.lang.String; String[][]
// expect: [LCat;: class [LCat; Cat[]
// expect: java/lang/String: java.lang.ClassNotFoundException: java/lang/String cause null
// expect: java.lang.String[]: java.lang.ClassNotFoundException: java/lang/String[] cause null
// expect: [X: java.lang.ClassNotFoundException: [X cause null
// expect: : java.lang.ClassNotFoundException:  cause null
// expect: No: java.lang.ClassNotFoundException: No cause null
// expect: java.util.Map.Entry: java.lang.ClassNotFoundException: java.util.Map.Entry cause null
// expect: ClassesByName$Failing: java.lang.ExceptionInInitializerError cause java.lang.ArithmeticException: / by zero
// expect: ClassesByName$Failing: java.lang.NoClassDefFoundError: Could not initialize class ClassesByName$Failing cause java.lang.ExceptionInInitializerError: Exception java.lang.ArithmeticException: / by zero [in thread "main"]
// expect: true
// expect: ClassesByName$Loud member true local false anonymous false declaring class ClassesByName enclosing class ClassesByName sealed false null record false enum false synthetic false LClassesByName$Loud; [LClassesByName$Loud; static null
// expect: ClassesByName$Inner member true local false anonymous false declaring class ClassesByName enclosing class ClassesByName sealed false null record false enum false synthetic false LClassesByName$Inner; [LClassesByName$Inner;  null
// expect: ClassesByName$Hidden member true local false anonymous false declaring class ClassesByName enclosing class ClassesByName sealed false null record false enum false synthetic false LClassesByName$Hidden; [LClassesByName$Hidden; private abstract static interface null
// expect: ClassesByName$E member true local false anonymous false declaring class ClassesByName enclosing class ClassesByName sealed true [class ClassesByName$E$1] record false enum true synthetic false LClassesByName$E; [LClassesByName$E; static null
// expect: ClassesByName$E$1 member false local false anonymous true declaring null enclosing class ClassesByName$E sealed false null record false enum false synthetic false LClassesByName$E$1; [LClassesByName$E$1; final null
// expect: ClassesByName$R member true local false anonymous false declaring class ClassesByName enclosing class ClassesByName sealed false null record true enum false synthetic false LClassesByName$R; [LClassesByName$R; static final [int a, java.util.List b]
// expect: ClassesByName$Ann member true local false anonymous false declaring class ClassesByName enclosing class ClassesByName sealed false null record false enum false synthetic false LClassesByName$Ann; [LClassesByName$Ann; abstract static interface null
// expect: Animal member false local false anonymous false declaring null enclosing null sealed true [class Cat, class Dog] record false enum false synthetic false LAnimal; [LAnimal; abstract interface null
// expect: Cat member false local false anonymous false declaring null enclosing null sealed false null record false enum false synthetic false LCat; [LCat; final null
// expect: Dog member false local false anonymous false declaring null enclosing null sealed false null record false enum false synthetic false LDog; [LDog;  null
// expect: ClassesByName$1Local member false local true anonymous false declaring null enclosing class ClassesByName sealed false null record false enum false synthetic false LClassesByName$1Local; [LClassesByName$1Local;  null
// expect: ClassesByName$1 member false local false anonymous true declaring null enclosing class ClassesByName sealed false null record false enum false synthetic false LClassesByName$1; [LClassesByName$1;  null
// expect: int member false local false anonymous false declaring null enclosing null sealed false null record false enum false synthetic false I [I public abstract final null
// expect: [I member false local false anonymous false declaring null enclosing null sealed false null record false enum false synthetic false [I [[I public abstract final null
// expect: java.lang.String member false local false anonymous false declaring null enclosing null sealed false null record false enum false synthetic false Ljava/lang/String; [Ljava.lang.String; public final null
// expect: java.util.Map$Entry member true local false anonymous false declaring interface java.util.Map enclosing interface java.util.Map sealed false null record false enum false synthetic false Ljava/util/Map$Entry; [Ljava.util.Map$Entry; public abstract static interface null
// expect: [ClassesByName$Ann, ClassesByName$E, ClassesByName$Failing, ClassesByName$Hidden, ClassesByName$Inner, ClassesByName$Loud, ClassesByName$R]
// expect: true
// expect: null
// expect: null
// expect: class java.lang.Integer
// expect: java.lang.ClassCastException: class java.lang.Integer
// expect: a int int 1
// expect: b interface java.util.List java.util.List<java.lang.String> [x]
// expect: true
// expect: true
