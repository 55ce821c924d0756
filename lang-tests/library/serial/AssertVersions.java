// The serialVersionUID of classes with assert statements: javac adds a field to the class that has one, and a static initialiser.
import java.io.ObjectStreamClass;
import java.io.Serializable;

public class AssertVersions {
  static class Plain implements Serializable {
    int x;
  }

  static class InMethod implements Serializable {
    int x;

    void check() {
      assert x > 0;
    }
  }

  static class InConstructor implements Serializable {
    InConstructor() {
      assert getClass() != null : "none";
    }
  }

  static class InLambda implements Serializable {
    Runnable checks() {
      return () -> {
        assert false;
      };
    }
  }

  static class InInner implements Serializable {
    class Inner implements Serializable {
      void check() {
        assert false;
      }
    }
  }

  static class WithInitialiser implements Serializable {
    static int counted = Integer.parseInt("1");
    private static int hidden;
    public static final long NUMBER = 3;

    static {
      assert counted == 1;
    }
  }

  enum Kind {
    ONE;

    void check() {
      assert this == ONE;
    }
  }

  static void show(Class<?> c) {
    System.out.println(c.getName() + " " + ObjectStreamClass.lookupAny(c).getSerialVersionUID());
  }

  public static void main(String[] args) {
    for (Class<?> c : new Class<?>[] {Plain.class, InMethod.class, InConstructor.class, InLambda.class, InInner.class, InInner.Inner.class,
        WithInitialiser.class, Kind.class}) {
      show(c);
    }
    Serializable anonymous = new Serializable() {
      int y;

      void check() {
        assert y == 0;
      }
    };
    show(anonymous.getClass());
  }
}
// expect: AssertVersions$Plain -1662789074013152636
// expect: AssertVersions$InMethod 3445811073696963955
// expect: AssertVersions$InConstructor -4929884667066293067
// expect: AssertVersions$InLambda 24986995292748131
// expect: AssertVersions$InInner -5746041434492003455
// expect: AssertVersions$InInner$Inner 2502542463947879920
// expect: AssertVersions$WithInitialiser 5376750439837581605
// expect: AssertVersions$Kind 0
// expect: AssertVersions$1 -4030884006372205944
