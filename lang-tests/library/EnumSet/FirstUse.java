// The class of the constants is initialised by whoever makes a set or a map for them.
import java.util.*;

public class FirstUse {
  enum Color {
    RED, GREEN;

    static {
      System.out.println("Color");
    }
  }

  enum Bad {
    A;

    static {
      if (A.ordinal() == 0) throw new IllegalStateException("bad");
    }
  }

  enum Third {
    A;

    static {
      System.out.println("Third");
    }
  }

  enum Fourth {
    A;

    static {
      System.out.println("Fourth");
    }
  }

  public static void main(String[] args) {
    System.out.println(EnumSet.noneOf(Third.class) + " " + new EnumMap<Fourth, String>(Fourth.class));
    System.out.println(EnumSet.allOf(Color.class) + " " + EnumSet.complementOf(EnumSet.of(Color.RED)));
    System.out.println(EnumSet.allOf(Thread.State.class));
    for (int i = 0; i < 2; i++) {
      try {
        EnumSet.allOf(Bad.class);
      } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
        System.out.println(e + " " + e.getCause());
      }
    }
    System.out.println(new EnumMap<Color, Integer>(Map.of(Color.GREEN, 1)) + " " + String.class.getEnumConstants());
  }
}
// expect: Third
// expect: Fourth
// expect: [] {}
// expect: Color
// expect: [RED, GREEN] [GREEN]
// expect: [NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED]
// expect: java.lang.ExceptionInInitializerError java.lang.IllegalStateException: bad
// expect: java.lang.NoClassDefFoundError: Could not initialize class FirstUse$Bad java.lang.ExceptionInInitializerError: Exception java.lang.IllegalStateException: bad [in thread "main"]
// expect: {GREEN=1} null
