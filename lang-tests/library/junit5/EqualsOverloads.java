// Every overload of assertEquals and assertNotEquals, for equal and for different values, and with null for boxes.
import static org.junit.jupiter.api.Assertions.*;

import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.AssertionFailedError;

public class EqualsOverloads {
  static int asked;

  static Supplier<String> said(String text) {
    return () -> {
      asked++;
      return text;
    };
  }

  // Runs one assertion and says what has become of it. Hash codes are left out.
  static void show(String what, Executable code) {
    asked = 0;
    String end;
    try {
      code.execute();
      end = "passes";
    } catch (AssertionFailedError e) {
      end = e.getClass().getName() + ": [" + e.getMessage() + "]";
      if (e.isExpectedDefined()) end += " expected " + e.getExpected();
      if (e.isActualDefined()) end += " actual " + e.getActual();
      if (e.getCause() != null) end += " cause " + e.getCause();
    } catch (Throwable e) {
      end = e.getClass().getName() + ": [" + e.getMessage() + "]";
    }
    if (asked > 0) end += ", asked " + asked;
    end = end.replaceAll("@[0-9a-f]+", "@#").replaceAll("java.util.Immutable[a-zA-Z0-9$]+", "Immutable");
    System.out.println(what + ": " + end);
  }


  static void bytes() {
    byte x = (byte) 1, y = (byte) -2;
    Byte X = (byte) 1, Y = (byte) -2, N = null;
    show("byte assertEquals(x, x)", () -> assertEquals(x, x));
    show("byte assertEquals(x, x, 'text')", () -> assertEquals(x, x, "text"));
    show("byte assertEquals(x, x, said('said'))", () -> assertEquals(x, x, said("said")));
    show("byte assertEquals(x, X)", () -> assertEquals(x, X));
    show("byte assertEquals(x, X, 'text')", () -> assertEquals(x, X, "text"));
    show("byte assertEquals(x, X, said('said'))", () -> assertEquals(x, X, said("said")));
    show("byte assertEquals(X, x)", () -> assertEquals(X, x));
    show("byte assertEquals(X, x, 'text')", () -> assertEquals(X, x, "text"));
    show("byte assertEquals(X, x, said('said'))", () -> assertEquals(X, x, said("said")));
    show("byte assertEquals(X, X)", () -> assertEquals(X, X));
    show("byte assertEquals(X, X, 'text')", () -> assertEquals(X, X, "text"));
    show("byte assertEquals(X, X, said('said'))", () -> assertEquals(X, X, said("said")));
    show("byte assertEquals(x, y)", () -> assertEquals(x, y));
    show("byte assertEquals(x, y, 'text')", () -> assertEquals(x, y, "text"));
    show("byte assertEquals(x, y, said('said'))", () -> assertEquals(x, y, said("said")));
    show("byte assertEquals(x, Y)", () -> assertEquals(x, Y));
    show("byte assertEquals(x, Y, 'text')", () -> assertEquals(x, Y, "text"));
    show("byte assertEquals(x, Y, said('said'))", () -> assertEquals(x, Y, said("said")));
    show("byte assertEquals(X, y)", () -> assertEquals(X, y));
    show("byte assertEquals(X, y, 'text')", () -> assertEquals(X, y, "text"));
    show("byte assertEquals(X, y, said('said'))", () -> assertEquals(X, y, said("said")));
    show("byte assertEquals(X, Y)", () -> assertEquals(X, Y));
    show("byte assertEquals(X, Y, 'text')", () -> assertEquals(X, Y, "text"));
    show("byte assertEquals(X, Y, said('said'))", () -> assertEquals(X, Y, said("said")));
    show("byte assertEquals(N, x)", () -> assertEquals(N, x));
    show("byte assertEquals(N, x, 'text')", () -> assertEquals(N, x, "text"));
    show("byte assertEquals(N, x, said('said'))", () -> assertEquals(N, x, said("said")));
    show("byte assertEquals(x, N)", () -> assertEquals(x, N));
    show("byte assertEquals(x, N, 'text')", () -> assertEquals(x, N, "text"));
    show("byte assertEquals(x, N, said('said'))", () -> assertEquals(x, N, said("said")));
    show("byte assertEquals(N, X)", () -> assertEquals(N, X));
    show("byte assertEquals(N, X, 'text')", () -> assertEquals(N, X, "text"));
    show("byte assertEquals(N, X, said('said'))", () -> assertEquals(N, X, said("said")));
    show("byte assertEquals(X, N)", () -> assertEquals(X, N));
    show("byte assertEquals(X, N, 'text')", () -> assertEquals(X, N, "text"));
    show("byte assertEquals(X, N, said('said'))", () -> assertEquals(X, N, said("said")));
    show("byte assertEquals(N, N)", () -> assertEquals(N, N));
    show("byte assertEquals(N, N, 'text')", () -> assertEquals(N, N, "text"));
    show("byte assertEquals(N, N, said('said'))", () -> assertEquals(N, N, said("said")));
    show("byte assertNotEquals(x, x)", () -> assertNotEquals(x, x));
    show("byte assertNotEquals(x, x, 'text')", () -> assertNotEquals(x, x, "text"));
    show("byte assertNotEquals(x, x, said('said'))", () -> assertNotEquals(x, x, said("said")));
    show("byte assertNotEquals(x, X)", () -> assertNotEquals(x, X));
    show("byte assertNotEquals(x, X, 'text')", () -> assertNotEquals(x, X, "text"));
    show("byte assertNotEquals(x, X, said('said'))", () -> assertNotEquals(x, X, said("said")));
    show("byte assertNotEquals(X, x)", () -> assertNotEquals(X, x));
    show("byte assertNotEquals(X, x, 'text')", () -> assertNotEquals(X, x, "text"));
    show("byte assertNotEquals(X, x, said('said'))", () -> assertNotEquals(X, x, said("said")));
    show("byte assertNotEquals(X, X)", () -> assertNotEquals(X, X));
    show("byte assertNotEquals(X, X, 'text')", () -> assertNotEquals(X, X, "text"));
    show("byte assertNotEquals(X, X, said('said'))", () -> assertNotEquals(X, X, said("said")));
    show("byte assertNotEquals(x, y)", () -> assertNotEquals(x, y));
    show("byte assertNotEquals(x, y, 'text')", () -> assertNotEquals(x, y, "text"));
    show("byte assertNotEquals(x, y, said('said'))", () -> assertNotEquals(x, y, said("said")));
    show("byte assertNotEquals(x, Y)", () -> assertNotEquals(x, Y));
    show("byte assertNotEquals(x, Y, 'text')", () -> assertNotEquals(x, Y, "text"));
    show("byte assertNotEquals(x, Y, said('said'))", () -> assertNotEquals(x, Y, said("said")));
    show("byte assertNotEquals(X, y)", () -> assertNotEquals(X, y));
    show("byte assertNotEquals(X, y, 'text')", () -> assertNotEquals(X, y, "text"));
    show("byte assertNotEquals(X, y, said('said'))", () -> assertNotEquals(X, y, said("said")));
    show("byte assertNotEquals(X, Y)", () -> assertNotEquals(X, Y));
    show("byte assertNotEquals(X, Y, 'text')", () -> assertNotEquals(X, Y, "text"));
    show("byte assertNotEquals(X, Y, said('said'))", () -> assertNotEquals(X, Y, said("said")));
    show("byte assertNotEquals(N, x)", () -> assertNotEquals(N, x));
    show("byte assertNotEquals(N, x, 'text')", () -> assertNotEquals(N, x, "text"));
    show("byte assertNotEquals(N, x, said('said'))", () -> assertNotEquals(N, x, said("said")));
    show("byte assertNotEquals(x, N)", () -> assertNotEquals(x, N));
    show("byte assertNotEquals(x, N, 'text')", () -> assertNotEquals(x, N, "text"));
    show("byte assertNotEquals(x, N, said('said'))", () -> assertNotEquals(x, N, said("said")));
    show("byte assertNotEquals(N, X)", () -> assertNotEquals(N, X));
    show("byte assertNotEquals(N, X, 'text')", () -> assertNotEquals(N, X, "text"));
    show("byte assertNotEquals(N, X, said('said'))", () -> assertNotEquals(N, X, said("said")));
    show("byte assertNotEquals(X, N)", () -> assertNotEquals(X, N));
    show("byte assertNotEquals(X, N, 'text')", () -> assertNotEquals(X, N, "text"));
    show("byte assertNotEquals(X, N, said('said'))", () -> assertNotEquals(X, N, said("said")));
    show("byte assertNotEquals(N, N)", () -> assertNotEquals(N, N));
    show("byte assertNotEquals(N, N, 'text')", () -> assertNotEquals(N, N, "text"));
    show("byte assertNotEquals(N, N, said('said'))", () -> assertNotEquals(N, N, said("said")));
  }

  static void shorts() {
    short x = (short) 1, y = (short) -2;
    Short X = (short) 1, Y = (short) -2, N = null;
    show("short assertEquals(x, x)", () -> assertEquals(x, x));
    show("short assertEquals(x, x, 'text')", () -> assertEquals(x, x, "text"));
    show("short assertEquals(x, x, said('said'))", () -> assertEquals(x, x, said("said")));
    show("short assertEquals(x, X)", () -> assertEquals(x, X));
    show("short assertEquals(x, X, 'text')", () -> assertEquals(x, X, "text"));
    show("short assertEquals(x, X, said('said'))", () -> assertEquals(x, X, said("said")));
    show("short assertEquals(X, x)", () -> assertEquals(X, x));
    show("short assertEquals(X, x, 'text')", () -> assertEquals(X, x, "text"));
    show("short assertEquals(X, x, said('said'))", () -> assertEquals(X, x, said("said")));
    show("short assertEquals(X, X)", () -> assertEquals(X, X));
    show("short assertEquals(X, X, 'text')", () -> assertEquals(X, X, "text"));
    show("short assertEquals(X, X, said('said'))", () -> assertEquals(X, X, said("said")));
    show("short assertEquals(x, y)", () -> assertEquals(x, y));
    show("short assertEquals(x, y, 'text')", () -> assertEquals(x, y, "text"));
    show("short assertEquals(x, y, said('said'))", () -> assertEquals(x, y, said("said")));
    show("short assertEquals(x, Y)", () -> assertEquals(x, Y));
    show("short assertEquals(x, Y, 'text')", () -> assertEquals(x, Y, "text"));
    show("short assertEquals(x, Y, said('said'))", () -> assertEquals(x, Y, said("said")));
    show("short assertEquals(X, y)", () -> assertEquals(X, y));
    show("short assertEquals(X, y, 'text')", () -> assertEquals(X, y, "text"));
    show("short assertEquals(X, y, said('said'))", () -> assertEquals(X, y, said("said")));
    show("short assertEquals(X, Y)", () -> assertEquals(X, Y));
    show("short assertEquals(X, Y, 'text')", () -> assertEquals(X, Y, "text"));
    show("short assertEquals(X, Y, said('said'))", () -> assertEquals(X, Y, said("said")));
    show("short assertEquals(N, x)", () -> assertEquals(N, x));
    show("short assertEquals(N, x, 'text')", () -> assertEquals(N, x, "text"));
    show("short assertEquals(N, x, said('said'))", () -> assertEquals(N, x, said("said")));
    show("short assertEquals(x, N)", () -> assertEquals(x, N));
    show("short assertEquals(x, N, 'text')", () -> assertEquals(x, N, "text"));
    show("short assertEquals(x, N, said('said'))", () -> assertEquals(x, N, said("said")));
    show("short assertEquals(N, X)", () -> assertEquals(N, X));
    show("short assertEquals(N, X, 'text')", () -> assertEquals(N, X, "text"));
    show("short assertEquals(N, X, said('said'))", () -> assertEquals(N, X, said("said")));
    show("short assertEquals(X, N)", () -> assertEquals(X, N));
    show("short assertEquals(X, N, 'text')", () -> assertEquals(X, N, "text"));
    show("short assertEquals(X, N, said('said'))", () -> assertEquals(X, N, said("said")));
    show("short assertEquals(N, N)", () -> assertEquals(N, N));
    show("short assertEquals(N, N, 'text')", () -> assertEquals(N, N, "text"));
    show("short assertEquals(N, N, said('said'))", () -> assertEquals(N, N, said("said")));
    show("short assertNotEquals(x, x)", () -> assertNotEquals(x, x));
    show("short assertNotEquals(x, x, 'text')", () -> assertNotEquals(x, x, "text"));
    show("short assertNotEquals(x, x, said('said'))", () -> assertNotEquals(x, x, said("said")));
    show("short assertNotEquals(x, X)", () -> assertNotEquals(x, X));
    show("short assertNotEquals(x, X, 'text')", () -> assertNotEquals(x, X, "text"));
    show("short assertNotEquals(x, X, said('said'))", () -> assertNotEquals(x, X, said("said")));
    show("short assertNotEquals(X, x)", () -> assertNotEquals(X, x));
    show("short assertNotEquals(X, x, 'text')", () -> assertNotEquals(X, x, "text"));
    show("short assertNotEquals(X, x, said('said'))", () -> assertNotEquals(X, x, said("said")));
    show("short assertNotEquals(X, X)", () -> assertNotEquals(X, X));
    show("short assertNotEquals(X, X, 'text')", () -> assertNotEquals(X, X, "text"));
    show("short assertNotEquals(X, X, said('said'))", () -> assertNotEquals(X, X, said("said")));
    show("short assertNotEquals(x, y)", () -> assertNotEquals(x, y));
    show("short assertNotEquals(x, y, 'text')", () -> assertNotEquals(x, y, "text"));
    show("short assertNotEquals(x, y, said('said'))", () -> assertNotEquals(x, y, said("said")));
    show("short assertNotEquals(x, Y)", () -> assertNotEquals(x, Y));
    show("short assertNotEquals(x, Y, 'text')", () -> assertNotEquals(x, Y, "text"));
    show("short assertNotEquals(x, Y, said('said'))", () -> assertNotEquals(x, Y, said("said")));
    show("short assertNotEquals(X, y)", () -> assertNotEquals(X, y));
    show("short assertNotEquals(X, y, 'text')", () -> assertNotEquals(X, y, "text"));
    show("short assertNotEquals(X, y, said('said'))", () -> assertNotEquals(X, y, said("said")));
    show("short assertNotEquals(X, Y)", () -> assertNotEquals(X, Y));
    show("short assertNotEquals(X, Y, 'text')", () -> assertNotEquals(X, Y, "text"));
    show("short assertNotEquals(X, Y, said('said'))", () -> assertNotEquals(X, Y, said("said")));
    show("short assertNotEquals(N, x)", () -> assertNotEquals(N, x));
    show("short assertNotEquals(N, x, 'text')", () -> assertNotEquals(N, x, "text"));
    show("short assertNotEquals(N, x, said('said'))", () -> assertNotEquals(N, x, said("said")));
    show("short assertNotEquals(x, N)", () -> assertNotEquals(x, N));
    show("short assertNotEquals(x, N, 'text')", () -> assertNotEquals(x, N, "text"));
    show("short assertNotEquals(x, N, said('said'))", () -> assertNotEquals(x, N, said("said")));
    show("short assertNotEquals(N, X)", () -> assertNotEquals(N, X));
    show("short assertNotEquals(N, X, 'text')", () -> assertNotEquals(N, X, "text"));
    show("short assertNotEquals(N, X, said('said'))", () -> assertNotEquals(N, X, said("said")));
    show("short assertNotEquals(X, N)", () -> assertNotEquals(X, N));
    show("short assertNotEquals(X, N, 'text')", () -> assertNotEquals(X, N, "text"));
    show("short assertNotEquals(X, N, said('said'))", () -> assertNotEquals(X, N, said("said")));
    show("short assertNotEquals(N, N)", () -> assertNotEquals(N, N));
    show("short assertNotEquals(N, N, 'text')", () -> assertNotEquals(N, N, "text"));
    show("short assertNotEquals(N, N, said('said'))", () -> assertNotEquals(N, N, said("said")));
  }

  static void ints() {
    int x = 1, y = -2;
    Integer X = 1, Y = -2, N = null;
    show("int assertEquals(x, x)", () -> assertEquals(x, x));
    show("int assertEquals(x, x, 'text')", () -> assertEquals(x, x, "text"));
    show("int assertEquals(x, x, said('said'))", () -> assertEquals(x, x, said("said")));
    show("int assertEquals(x, X)", () -> assertEquals(x, X));
    show("int assertEquals(x, X, 'text')", () -> assertEquals(x, X, "text"));
    show("int assertEquals(x, X, said('said'))", () -> assertEquals(x, X, said("said")));
    show("int assertEquals(X, x)", () -> assertEquals(X, x));
    show("int assertEquals(X, x, 'text')", () -> assertEquals(X, x, "text"));
    show("int assertEquals(X, x, said('said'))", () -> assertEquals(X, x, said("said")));
    show("int assertEquals(X, X)", () -> assertEquals(X, X));
    show("int assertEquals(X, X, 'text')", () -> assertEquals(X, X, "text"));
    show("int assertEquals(X, X, said('said'))", () -> assertEquals(X, X, said("said")));
    show("int assertEquals(x, y)", () -> assertEquals(x, y));
    show("int assertEquals(x, y, 'text')", () -> assertEquals(x, y, "text"));
    show("int assertEquals(x, y, said('said'))", () -> assertEquals(x, y, said("said")));
    show("int assertEquals(x, Y)", () -> assertEquals(x, Y));
    show("int assertEquals(x, Y, 'text')", () -> assertEquals(x, Y, "text"));
    show("int assertEquals(x, Y, said('said'))", () -> assertEquals(x, Y, said("said")));
    show("int assertEquals(X, y)", () -> assertEquals(X, y));
    show("int assertEquals(X, y, 'text')", () -> assertEquals(X, y, "text"));
    show("int assertEquals(X, y, said('said'))", () -> assertEquals(X, y, said("said")));
    show("int assertEquals(X, Y)", () -> assertEquals(X, Y));
    show("int assertEquals(X, Y, 'text')", () -> assertEquals(X, Y, "text"));
    show("int assertEquals(X, Y, said('said'))", () -> assertEquals(X, Y, said("said")));
    show("int assertEquals(N, x)", () -> assertEquals(N, x));
    show("int assertEquals(N, x, 'text')", () -> assertEquals(N, x, "text"));
    show("int assertEquals(N, x, said('said'))", () -> assertEquals(N, x, said("said")));
    show("int assertEquals(x, N)", () -> assertEquals(x, N));
    show("int assertEquals(x, N, 'text')", () -> assertEquals(x, N, "text"));
    show("int assertEquals(x, N, said('said'))", () -> assertEquals(x, N, said("said")));
    show("int assertEquals(N, X)", () -> assertEquals(N, X));
    show("int assertEquals(N, X, 'text')", () -> assertEquals(N, X, "text"));
    show("int assertEquals(N, X, said('said'))", () -> assertEquals(N, X, said("said")));
    show("int assertEquals(X, N)", () -> assertEquals(X, N));
    show("int assertEquals(X, N, 'text')", () -> assertEquals(X, N, "text"));
    show("int assertEquals(X, N, said('said'))", () -> assertEquals(X, N, said("said")));
    show("int assertEquals(N, N)", () -> assertEquals(N, N));
    show("int assertEquals(N, N, 'text')", () -> assertEquals(N, N, "text"));
    show("int assertEquals(N, N, said('said'))", () -> assertEquals(N, N, said("said")));
    show("int assertNotEquals(x, x)", () -> assertNotEquals(x, x));
    show("int assertNotEquals(x, x, 'text')", () -> assertNotEquals(x, x, "text"));
    show("int assertNotEquals(x, x, said('said'))", () -> assertNotEquals(x, x, said("said")));
    show("int assertNotEquals(x, X)", () -> assertNotEquals(x, X));
    show("int assertNotEquals(x, X, 'text')", () -> assertNotEquals(x, X, "text"));
    show("int assertNotEquals(x, X, said('said'))", () -> assertNotEquals(x, X, said("said")));
    show("int assertNotEquals(X, x)", () -> assertNotEquals(X, x));
    show("int assertNotEquals(X, x, 'text')", () -> assertNotEquals(X, x, "text"));
    show("int assertNotEquals(X, x, said('said'))", () -> assertNotEquals(X, x, said("said")));
    show("int assertNotEquals(X, X)", () -> assertNotEquals(X, X));
    show("int assertNotEquals(X, X, 'text')", () -> assertNotEquals(X, X, "text"));
    show("int assertNotEquals(X, X, said('said'))", () -> assertNotEquals(X, X, said("said")));
    show("int assertNotEquals(x, y)", () -> assertNotEquals(x, y));
    show("int assertNotEquals(x, y, 'text')", () -> assertNotEquals(x, y, "text"));
    show("int assertNotEquals(x, y, said('said'))", () -> assertNotEquals(x, y, said("said")));
    show("int assertNotEquals(x, Y)", () -> assertNotEquals(x, Y));
    show("int assertNotEquals(x, Y, 'text')", () -> assertNotEquals(x, Y, "text"));
    show("int assertNotEquals(x, Y, said('said'))", () -> assertNotEquals(x, Y, said("said")));
    show("int assertNotEquals(X, y)", () -> assertNotEquals(X, y));
    show("int assertNotEquals(X, y, 'text')", () -> assertNotEquals(X, y, "text"));
    show("int assertNotEquals(X, y, said('said'))", () -> assertNotEquals(X, y, said("said")));
    show("int assertNotEquals(X, Y)", () -> assertNotEquals(X, Y));
    show("int assertNotEquals(X, Y, 'text')", () -> assertNotEquals(X, Y, "text"));
    show("int assertNotEquals(X, Y, said('said'))", () -> assertNotEquals(X, Y, said("said")));
    show("int assertNotEquals(N, x)", () -> assertNotEquals(N, x));
    show("int assertNotEquals(N, x, 'text')", () -> assertNotEquals(N, x, "text"));
    show("int assertNotEquals(N, x, said('said'))", () -> assertNotEquals(N, x, said("said")));
    show("int assertNotEquals(x, N)", () -> assertNotEquals(x, N));
    show("int assertNotEquals(x, N, 'text')", () -> assertNotEquals(x, N, "text"));
    show("int assertNotEquals(x, N, said('said'))", () -> assertNotEquals(x, N, said("said")));
    show("int assertNotEquals(N, X)", () -> assertNotEquals(N, X));
    show("int assertNotEquals(N, X, 'text')", () -> assertNotEquals(N, X, "text"));
    show("int assertNotEquals(N, X, said('said'))", () -> assertNotEquals(N, X, said("said")));
    show("int assertNotEquals(X, N)", () -> assertNotEquals(X, N));
    show("int assertNotEquals(X, N, 'text')", () -> assertNotEquals(X, N, "text"));
    show("int assertNotEquals(X, N, said('said'))", () -> assertNotEquals(X, N, said("said")));
    show("int assertNotEquals(N, N)", () -> assertNotEquals(N, N));
    show("int assertNotEquals(N, N, 'text')", () -> assertNotEquals(N, N, "text"));
    show("int assertNotEquals(N, N, said('said'))", () -> assertNotEquals(N, N, said("said")));
  }

  static void longs() {
    long x = 1L, y = -2L;
    Long X = 1L, Y = -2L, N = null;
    show("long assertEquals(x, x)", () -> assertEquals(x, x));
    show("long assertEquals(x, x, 'text')", () -> assertEquals(x, x, "text"));
    show("long assertEquals(x, x, said('said'))", () -> assertEquals(x, x, said("said")));
    show("long assertEquals(x, X)", () -> assertEquals(x, X));
    show("long assertEquals(x, X, 'text')", () -> assertEquals(x, X, "text"));
    show("long assertEquals(x, X, said('said'))", () -> assertEquals(x, X, said("said")));
    show("long assertEquals(X, x)", () -> assertEquals(X, x));
    show("long assertEquals(X, x, 'text')", () -> assertEquals(X, x, "text"));
    show("long assertEquals(X, x, said('said'))", () -> assertEquals(X, x, said("said")));
    show("long assertEquals(X, X)", () -> assertEquals(X, X));
    show("long assertEquals(X, X, 'text')", () -> assertEquals(X, X, "text"));
    show("long assertEquals(X, X, said('said'))", () -> assertEquals(X, X, said("said")));
    show("long assertEquals(x, y)", () -> assertEquals(x, y));
    show("long assertEquals(x, y, 'text')", () -> assertEquals(x, y, "text"));
    show("long assertEquals(x, y, said('said'))", () -> assertEquals(x, y, said("said")));
    show("long assertEquals(x, Y)", () -> assertEquals(x, Y));
    show("long assertEquals(x, Y, 'text')", () -> assertEquals(x, Y, "text"));
    show("long assertEquals(x, Y, said('said'))", () -> assertEquals(x, Y, said("said")));
    show("long assertEquals(X, y)", () -> assertEquals(X, y));
    show("long assertEquals(X, y, 'text')", () -> assertEquals(X, y, "text"));
    show("long assertEquals(X, y, said('said'))", () -> assertEquals(X, y, said("said")));
    show("long assertEquals(X, Y)", () -> assertEquals(X, Y));
    show("long assertEquals(X, Y, 'text')", () -> assertEquals(X, Y, "text"));
    show("long assertEquals(X, Y, said('said'))", () -> assertEquals(X, Y, said("said")));
    show("long assertEquals(N, x)", () -> assertEquals(N, x));
    show("long assertEquals(N, x, 'text')", () -> assertEquals(N, x, "text"));
    show("long assertEquals(N, x, said('said'))", () -> assertEquals(N, x, said("said")));
    show("long assertEquals(x, N)", () -> assertEquals(x, N));
    show("long assertEquals(x, N, 'text')", () -> assertEquals(x, N, "text"));
    show("long assertEquals(x, N, said('said'))", () -> assertEquals(x, N, said("said")));
    show("long assertEquals(N, X)", () -> assertEquals(N, X));
    show("long assertEquals(N, X, 'text')", () -> assertEquals(N, X, "text"));
    show("long assertEquals(N, X, said('said'))", () -> assertEquals(N, X, said("said")));
    show("long assertEquals(X, N)", () -> assertEquals(X, N));
    show("long assertEquals(X, N, 'text')", () -> assertEquals(X, N, "text"));
    show("long assertEquals(X, N, said('said'))", () -> assertEquals(X, N, said("said")));
    show("long assertEquals(N, N)", () -> assertEquals(N, N));
    show("long assertEquals(N, N, 'text')", () -> assertEquals(N, N, "text"));
    show("long assertEquals(N, N, said('said'))", () -> assertEquals(N, N, said("said")));
    show("long assertNotEquals(x, x)", () -> assertNotEquals(x, x));
    show("long assertNotEquals(x, x, 'text')", () -> assertNotEquals(x, x, "text"));
    show("long assertNotEquals(x, x, said('said'))", () -> assertNotEquals(x, x, said("said")));
    show("long assertNotEquals(x, X)", () -> assertNotEquals(x, X));
    show("long assertNotEquals(x, X, 'text')", () -> assertNotEquals(x, X, "text"));
    show("long assertNotEquals(x, X, said('said'))", () -> assertNotEquals(x, X, said("said")));
    show("long assertNotEquals(X, x)", () -> assertNotEquals(X, x));
    show("long assertNotEquals(X, x, 'text')", () -> assertNotEquals(X, x, "text"));
    show("long assertNotEquals(X, x, said('said'))", () -> assertNotEquals(X, x, said("said")));
    show("long assertNotEquals(X, X)", () -> assertNotEquals(X, X));
    show("long assertNotEquals(X, X, 'text')", () -> assertNotEquals(X, X, "text"));
    show("long assertNotEquals(X, X, said('said'))", () -> assertNotEquals(X, X, said("said")));
    show("long assertNotEquals(x, y)", () -> assertNotEquals(x, y));
    show("long assertNotEquals(x, y, 'text')", () -> assertNotEquals(x, y, "text"));
    show("long assertNotEquals(x, y, said('said'))", () -> assertNotEquals(x, y, said("said")));
    show("long assertNotEquals(x, Y)", () -> assertNotEquals(x, Y));
    show("long assertNotEquals(x, Y, 'text')", () -> assertNotEquals(x, Y, "text"));
    show("long assertNotEquals(x, Y, said('said'))", () -> assertNotEquals(x, Y, said("said")));
    show("long assertNotEquals(X, y)", () -> assertNotEquals(X, y));
    show("long assertNotEquals(X, y, 'text')", () -> assertNotEquals(X, y, "text"));
    show("long assertNotEquals(X, y, said('said'))", () -> assertNotEquals(X, y, said("said")));
    show("long assertNotEquals(X, Y)", () -> assertNotEquals(X, Y));
    show("long assertNotEquals(X, Y, 'text')", () -> assertNotEquals(X, Y, "text"));
    show("long assertNotEquals(X, Y, said('said'))", () -> assertNotEquals(X, Y, said("said")));
    show("long assertNotEquals(N, x)", () -> assertNotEquals(N, x));
    show("long assertNotEquals(N, x, 'text')", () -> assertNotEquals(N, x, "text"));
    show("long assertNotEquals(N, x, said('said'))", () -> assertNotEquals(N, x, said("said")));
    show("long assertNotEquals(x, N)", () -> assertNotEquals(x, N));
    show("long assertNotEquals(x, N, 'text')", () -> assertNotEquals(x, N, "text"));
    show("long assertNotEquals(x, N, said('said'))", () -> assertNotEquals(x, N, said("said")));
    show("long assertNotEquals(N, X)", () -> assertNotEquals(N, X));
    show("long assertNotEquals(N, X, 'text')", () -> assertNotEquals(N, X, "text"));
    show("long assertNotEquals(N, X, said('said'))", () -> assertNotEquals(N, X, said("said")));
    show("long assertNotEquals(X, N)", () -> assertNotEquals(X, N));
    show("long assertNotEquals(X, N, 'text')", () -> assertNotEquals(X, N, "text"));
    show("long assertNotEquals(X, N, said('said'))", () -> assertNotEquals(X, N, said("said")));
    show("long assertNotEquals(N, N)", () -> assertNotEquals(N, N));
    show("long assertNotEquals(N, N, 'text')", () -> assertNotEquals(N, N, "text"));
    show("long assertNotEquals(N, N, said('said'))", () -> assertNotEquals(N, N, said("said")));
  }

  static void floats() {
    float x = 1.5f, y = -2.0f;
    Float X = 1.5f, Y = -2.0f, N = null;
    show("float assertEquals(x, x)", () -> assertEquals(x, x));
    show("float assertEquals(x, x, 'text')", () -> assertEquals(x, x, "text"));
    show("float assertEquals(x, x, said('said'))", () -> assertEquals(x, x, said("said")));
    show("float assertEquals(x, X)", () -> assertEquals(x, X));
    show("float assertEquals(x, X, 'text')", () -> assertEquals(x, X, "text"));
    show("float assertEquals(x, X, said('said'))", () -> assertEquals(x, X, said("said")));
    show("float assertEquals(X, x)", () -> assertEquals(X, x));
    show("float assertEquals(X, x, 'text')", () -> assertEquals(X, x, "text"));
    show("float assertEquals(X, x, said('said'))", () -> assertEquals(X, x, said("said")));
    show("float assertEquals(X, X)", () -> assertEquals(X, X));
    show("float assertEquals(X, X, 'text')", () -> assertEquals(X, X, "text"));
    show("float assertEquals(X, X, said('said'))", () -> assertEquals(X, X, said("said")));
    show("float assertEquals(x, y)", () -> assertEquals(x, y));
    show("float assertEquals(x, y, 'text')", () -> assertEquals(x, y, "text"));
    show("float assertEquals(x, y, said('said'))", () -> assertEquals(x, y, said("said")));
    show("float assertEquals(x, Y)", () -> assertEquals(x, Y));
    show("float assertEquals(x, Y, 'text')", () -> assertEquals(x, Y, "text"));
    show("float assertEquals(x, Y, said('said'))", () -> assertEquals(x, Y, said("said")));
    show("float assertEquals(X, y)", () -> assertEquals(X, y));
    show("float assertEquals(X, y, 'text')", () -> assertEquals(X, y, "text"));
    show("float assertEquals(X, y, said('said'))", () -> assertEquals(X, y, said("said")));
    show("float assertEquals(X, Y)", () -> assertEquals(X, Y));
    show("float assertEquals(X, Y, 'text')", () -> assertEquals(X, Y, "text"));
    show("float assertEquals(X, Y, said('said'))", () -> assertEquals(X, Y, said("said")));
    show("float assertEquals(N, x)", () -> assertEquals(N, x));
    show("float assertEquals(N, x, 'text')", () -> assertEquals(N, x, "text"));
    show("float assertEquals(N, x, said('said'))", () -> assertEquals(N, x, said("said")));
    show("float assertEquals(x, N)", () -> assertEquals(x, N));
    show("float assertEquals(x, N, 'text')", () -> assertEquals(x, N, "text"));
    show("float assertEquals(x, N, said('said'))", () -> assertEquals(x, N, said("said")));
    show("float assertEquals(N, X)", () -> assertEquals(N, X));
    show("float assertEquals(N, X, 'text')", () -> assertEquals(N, X, "text"));
    show("float assertEquals(N, X, said('said'))", () -> assertEquals(N, X, said("said")));
    show("float assertEquals(X, N)", () -> assertEquals(X, N));
    show("float assertEquals(X, N, 'text')", () -> assertEquals(X, N, "text"));
    show("float assertEquals(X, N, said('said'))", () -> assertEquals(X, N, said("said")));
    show("float assertEquals(N, N)", () -> assertEquals(N, N));
    show("float assertEquals(N, N, 'text')", () -> assertEquals(N, N, "text"));
    show("float assertEquals(N, N, said('said'))", () -> assertEquals(N, N, said("said")));
    show("float assertNotEquals(x, x)", () -> assertNotEquals(x, x));
    show("float assertNotEquals(x, x, 'text')", () -> assertNotEquals(x, x, "text"));
    show("float assertNotEquals(x, x, said('said'))", () -> assertNotEquals(x, x, said("said")));
    show("float assertNotEquals(x, X)", () -> assertNotEquals(x, X));
    show("float assertNotEquals(x, X, 'text')", () -> assertNotEquals(x, X, "text"));
    show("float assertNotEquals(x, X, said('said'))", () -> assertNotEquals(x, X, said("said")));
    show("float assertNotEquals(X, x)", () -> assertNotEquals(X, x));
    show("float assertNotEquals(X, x, 'text')", () -> assertNotEquals(X, x, "text"));
    show("float assertNotEquals(X, x, said('said'))", () -> assertNotEquals(X, x, said("said")));
    show("float assertNotEquals(X, X)", () -> assertNotEquals(X, X));
    show("float assertNotEquals(X, X, 'text')", () -> assertNotEquals(X, X, "text"));
    show("float assertNotEquals(X, X, said('said'))", () -> assertNotEquals(X, X, said("said")));
    show("float assertNotEquals(x, y)", () -> assertNotEquals(x, y));
    show("float assertNotEquals(x, y, 'text')", () -> assertNotEquals(x, y, "text"));
    show("float assertNotEquals(x, y, said('said'))", () -> assertNotEquals(x, y, said("said")));
    show("float assertNotEquals(x, Y)", () -> assertNotEquals(x, Y));
    show("float assertNotEquals(x, Y, 'text')", () -> assertNotEquals(x, Y, "text"));
    show("float assertNotEquals(x, Y, said('said'))", () -> assertNotEquals(x, Y, said("said")));
    show("float assertNotEquals(X, y)", () -> assertNotEquals(X, y));
    show("float assertNotEquals(X, y, 'text')", () -> assertNotEquals(X, y, "text"));
    show("float assertNotEquals(X, y, said('said'))", () -> assertNotEquals(X, y, said("said")));
    show("float assertNotEquals(X, Y)", () -> assertNotEquals(X, Y));
    show("float assertNotEquals(X, Y, 'text')", () -> assertNotEquals(X, Y, "text"));
    show("float assertNotEquals(X, Y, said('said'))", () -> assertNotEquals(X, Y, said("said")));
    show("float assertNotEquals(N, x)", () -> assertNotEquals(N, x));
    show("float assertNotEquals(N, x, 'text')", () -> assertNotEquals(N, x, "text"));
    show("float assertNotEquals(N, x, said('said'))", () -> assertNotEquals(N, x, said("said")));
    show("float assertNotEquals(x, N)", () -> assertNotEquals(x, N));
    show("float assertNotEquals(x, N, 'text')", () -> assertNotEquals(x, N, "text"));
    show("float assertNotEquals(x, N, said('said'))", () -> assertNotEquals(x, N, said("said")));
    show("float assertNotEquals(N, X)", () -> assertNotEquals(N, X));
    show("float assertNotEquals(N, X, 'text')", () -> assertNotEquals(N, X, "text"));
    show("float assertNotEquals(N, X, said('said'))", () -> assertNotEquals(N, X, said("said")));
    show("float assertNotEquals(X, N)", () -> assertNotEquals(X, N));
    show("float assertNotEquals(X, N, 'text')", () -> assertNotEquals(X, N, "text"));
    show("float assertNotEquals(X, N, said('said'))", () -> assertNotEquals(X, N, said("said")));
    show("float assertNotEquals(N, N)", () -> assertNotEquals(N, N));
    show("float assertNotEquals(N, N, 'text')", () -> assertNotEquals(N, N, "text"));
    show("float assertNotEquals(N, N, said('said'))", () -> assertNotEquals(N, N, said("said")));
  }

  static void doubles() {
    double x = 1.5, y = -2.0;
    Double X = 1.5, Y = -2.0, N = null;
    show("double assertEquals(x, x)", () -> assertEquals(x, x));
    show("double assertEquals(x, x, 'text')", () -> assertEquals(x, x, "text"));
    show("double assertEquals(x, x, said('said'))", () -> assertEquals(x, x, said("said")));
    show("double assertEquals(x, X)", () -> assertEquals(x, X));
    show("double assertEquals(x, X, 'text')", () -> assertEquals(x, X, "text"));
    show("double assertEquals(x, X, said('said'))", () -> assertEquals(x, X, said("said")));
    show("double assertEquals(X, x)", () -> assertEquals(X, x));
    show("double assertEquals(X, x, 'text')", () -> assertEquals(X, x, "text"));
    show("double assertEquals(X, x, said('said'))", () -> assertEquals(X, x, said("said")));
    show("double assertEquals(X, X)", () -> assertEquals(X, X));
    show("double assertEquals(X, X, 'text')", () -> assertEquals(X, X, "text"));
    show("double assertEquals(X, X, said('said'))", () -> assertEquals(X, X, said("said")));
    show("double assertEquals(x, y)", () -> assertEquals(x, y));
    show("double assertEquals(x, y, 'text')", () -> assertEquals(x, y, "text"));
    show("double assertEquals(x, y, said('said'))", () -> assertEquals(x, y, said("said")));
    show("double assertEquals(x, Y)", () -> assertEquals(x, Y));
    show("double assertEquals(x, Y, 'text')", () -> assertEquals(x, Y, "text"));
    show("double assertEquals(x, Y, said('said'))", () -> assertEquals(x, Y, said("said")));
    show("double assertEquals(X, y)", () -> assertEquals(X, y));
    show("double assertEquals(X, y, 'text')", () -> assertEquals(X, y, "text"));
    show("double assertEquals(X, y, said('said'))", () -> assertEquals(X, y, said("said")));
    show("double assertEquals(X, Y)", () -> assertEquals(X, Y));
    show("double assertEquals(X, Y, 'text')", () -> assertEquals(X, Y, "text"));
    show("double assertEquals(X, Y, said('said'))", () -> assertEquals(X, Y, said("said")));
    show("double assertEquals(N, x)", () -> assertEquals(N, x));
    show("double assertEquals(N, x, 'text')", () -> assertEquals(N, x, "text"));
    show("double assertEquals(N, x, said('said'))", () -> assertEquals(N, x, said("said")));
    show("double assertEquals(x, N)", () -> assertEquals(x, N));
    show("double assertEquals(x, N, 'text')", () -> assertEquals(x, N, "text"));
    show("double assertEquals(x, N, said('said'))", () -> assertEquals(x, N, said("said")));
    show("double assertEquals(N, X)", () -> assertEquals(N, X));
    show("double assertEquals(N, X, 'text')", () -> assertEquals(N, X, "text"));
    show("double assertEquals(N, X, said('said'))", () -> assertEquals(N, X, said("said")));
    show("double assertEquals(X, N)", () -> assertEquals(X, N));
    show("double assertEquals(X, N, 'text')", () -> assertEquals(X, N, "text"));
    show("double assertEquals(X, N, said('said'))", () -> assertEquals(X, N, said("said")));
    show("double assertEquals(N, N)", () -> assertEquals(N, N));
    show("double assertEquals(N, N, 'text')", () -> assertEquals(N, N, "text"));
    show("double assertEquals(N, N, said('said'))", () -> assertEquals(N, N, said("said")));
    show("double assertNotEquals(x, x)", () -> assertNotEquals(x, x));
    show("double assertNotEquals(x, x, 'text')", () -> assertNotEquals(x, x, "text"));
    show("double assertNotEquals(x, x, said('said'))", () -> assertNotEquals(x, x, said("said")));
    show("double assertNotEquals(x, X)", () -> assertNotEquals(x, X));
    show("double assertNotEquals(x, X, 'text')", () -> assertNotEquals(x, X, "text"));
    show("double assertNotEquals(x, X, said('said'))", () -> assertNotEquals(x, X, said("said")));
    show("double assertNotEquals(X, x)", () -> assertNotEquals(X, x));
    show("double assertNotEquals(X, x, 'text')", () -> assertNotEquals(X, x, "text"));
    show("double assertNotEquals(X, x, said('said'))", () -> assertNotEquals(X, x, said("said")));
    show("double assertNotEquals(X, X)", () -> assertNotEquals(X, X));
    show("double assertNotEquals(X, X, 'text')", () -> assertNotEquals(X, X, "text"));
    show("double assertNotEquals(X, X, said('said'))", () -> assertNotEquals(X, X, said("said")));
    show("double assertNotEquals(x, y)", () -> assertNotEquals(x, y));
    show("double assertNotEquals(x, y, 'text')", () -> assertNotEquals(x, y, "text"));
    show("double assertNotEquals(x, y, said('said'))", () -> assertNotEquals(x, y, said("said")));
    show("double assertNotEquals(x, Y)", () -> assertNotEquals(x, Y));
    show("double assertNotEquals(x, Y, 'text')", () -> assertNotEquals(x, Y, "text"));
    show("double assertNotEquals(x, Y, said('said'))", () -> assertNotEquals(x, Y, said("said")));
    show("double assertNotEquals(X, y)", () -> assertNotEquals(X, y));
    show("double assertNotEquals(X, y, 'text')", () -> assertNotEquals(X, y, "text"));
    show("double assertNotEquals(X, y, said('said'))", () -> assertNotEquals(X, y, said("said")));
    show("double assertNotEquals(X, Y)", () -> assertNotEquals(X, Y));
    show("double assertNotEquals(X, Y, 'text')", () -> assertNotEquals(X, Y, "text"));
    show("double assertNotEquals(X, Y, said('said'))", () -> assertNotEquals(X, Y, said("said")));
    show("double assertNotEquals(N, x)", () -> assertNotEquals(N, x));
    show("double assertNotEquals(N, x, 'text')", () -> assertNotEquals(N, x, "text"));
    show("double assertNotEquals(N, x, said('said'))", () -> assertNotEquals(N, x, said("said")));
    show("double assertNotEquals(x, N)", () -> assertNotEquals(x, N));
    show("double assertNotEquals(x, N, 'text')", () -> assertNotEquals(x, N, "text"));
    show("double assertNotEquals(x, N, said('said'))", () -> assertNotEquals(x, N, said("said")));
    show("double assertNotEquals(N, X)", () -> assertNotEquals(N, X));
    show("double assertNotEquals(N, X, 'text')", () -> assertNotEquals(N, X, "text"));
    show("double assertNotEquals(N, X, said('said'))", () -> assertNotEquals(N, X, said("said")));
    show("double assertNotEquals(X, N)", () -> assertNotEquals(X, N));
    show("double assertNotEquals(X, N, 'text')", () -> assertNotEquals(X, N, "text"));
    show("double assertNotEquals(X, N, said('said'))", () -> assertNotEquals(X, N, said("said")));
    show("double assertNotEquals(N, N)", () -> assertNotEquals(N, N));
    show("double assertNotEquals(N, N, 'text')", () -> assertNotEquals(N, N, "text"));
    show("double assertNotEquals(N, N, said('said'))", () -> assertNotEquals(N, N, said("said")));
  }

  static void chars() {
    char x = 'a', y = 'b';
    Character X = 'a', Y = 'b', N = null;
    show("char assertEquals(x, x)", () -> assertEquals(x, x));
    show("char assertEquals(x, x, 'text')", () -> assertEquals(x, x, "text"));
    show("char assertEquals(x, x, said('said'))", () -> assertEquals(x, x, said("said")));
    show("char assertEquals(x, X)", () -> assertEquals(x, X));
    show("char assertEquals(x, X, 'text')", () -> assertEquals(x, X, "text"));
    show("char assertEquals(x, X, said('said'))", () -> assertEquals(x, X, said("said")));
    show("char assertEquals(X, x)", () -> assertEquals(X, x));
    show("char assertEquals(X, x, 'text')", () -> assertEquals(X, x, "text"));
    show("char assertEquals(X, x, said('said'))", () -> assertEquals(X, x, said("said")));
    show("char assertEquals(X, X)", () -> assertEquals(X, X));
    show("char assertEquals(X, X, 'text')", () -> assertEquals(X, X, "text"));
    show("char assertEquals(X, X, said('said'))", () -> assertEquals(X, X, said("said")));
    show("char assertEquals(x, y)", () -> assertEquals(x, y));
    show("char assertEquals(x, y, 'text')", () -> assertEquals(x, y, "text"));
    show("char assertEquals(x, y, said('said'))", () -> assertEquals(x, y, said("said")));
    show("char assertEquals(x, Y)", () -> assertEquals(x, Y));
    show("char assertEquals(x, Y, 'text')", () -> assertEquals(x, Y, "text"));
    show("char assertEquals(x, Y, said('said'))", () -> assertEquals(x, Y, said("said")));
    show("char assertEquals(X, y)", () -> assertEquals(X, y));
    show("char assertEquals(X, y, 'text')", () -> assertEquals(X, y, "text"));
    show("char assertEquals(X, y, said('said'))", () -> assertEquals(X, y, said("said")));
    show("char assertEquals(X, Y)", () -> assertEquals(X, Y));
    show("char assertEquals(X, Y, 'text')", () -> assertEquals(X, Y, "text"));
    show("char assertEquals(X, Y, said('said'))", () -> assertEquals(X, Y, said("said")));
    show("char assertEquals(N, x)", () -> assertEquals(N, x));
    show("char assertEquals(N, x, 'text')", () -> assertEquals(N, x, "text"));
    show("char assertEquals(N, x, said('said'))", () -> assertEquals(N, x, said("said")));
    show("char assertEquals(x, N)", () -> assertEquals(x, N));
    show("char assertEquals(x, N, 'text')", () -> assertEquals(x, N, "text"));
    show("char assertEquals(x, N, said('said'))", () -> assertEquals(x, N, said("said")));
    show("char assertEquals(N, X)", () -> assertEquals(N, X));
    show("char assertEquals(N, X, 'text')", () -> assertEquals(N, X, "text"));
    show("char assertEquals(N, X, said('said'))", () -> assertEquals(N, X, said("said")));
    show("char assertEquals(X, N)", () -> assertEquals(X, N));
    show("char assertEquals(X, N, 'text')", () -> assertEquals(X, N, "text"));
    show("char assertEquals(X, N, said('said'))", () -> assertEquals(X, N, said("said")));
    show("char assertEquals(N, N)", () -> assertEquals(N, N));
    show("char assertEquals(N, N, 'text')", () -> assertEquals(N, N, "text"));
    show("char assertEquals(N, N, said('said'))", () -> assertEquals(N, N, said("said")));
    show("char assertNotEquals(x, x)", () -> assertNotEquals(x, x));
    show("char assertNotEquals(x, x, 'text')", () -> assertNotEquals(x, x, "text"));
    show("char assertNotEquals(x, x, said('said'))", () -> assertNotEquals(x, x, said("said")));
    show("char assertNotEquals(x, X)", () -> assertNotEquals(x, X));
    show("char assertNotEquals(x, X, 'text')", () -> assertNotEquals(x, X, "text"));
    show("char assertNotEquals(x, X, said('said'))", () -> assertNotEquals(x, X, said("said")));
    show("char assertNotEquals(X, x)", () -> assertNotEquals(X, x));
    show("char assertNotEquals(X, x, 'text')", () -> assertNotEquals(X, x, "text"));
    show("char assertNotEquals(X, x, said('said'))", () -> assertNotEquals(X, x, said("said")));
    show("char assertNotEquals(X, X)", () -> assertNotEquals(X, X));
    show("char assertNotEquals(X, X, 'text')", () -> assertNotEquals(X, X, "text"));
    show("char assertNotEquals(X, X, said('said'))", () -> assertNotEquals(X, X, said("said")));
    show("char assertNotEquals(x, y)", () -> assertNotEquals(x, y));
    show("char assertNotEquals(x, y, 'text')", () -> assertNotEquals(x, y, "text"));
    show("char assertNotEquals(x, y, said('said'))", () -> assertNotEquals(x, y, said("said")));
    show("char assertNotEquals(x, Y)", () -> assertNotEquals(x, Y));
    show("char assertNotEquals(x, Y, 'text')", () -> assertNotEquals(x, Y, "text"));
    show("char assertNotEquals(x, Y, said('said'))", () -> assertNotEquals(x, Y, said("said")));
    show("char assertNotEquals(X, y)", () -> assertNotEquals(X, y));
    show("char assertNotEquals(X, y, 'text')", () -> assertNotEquals(X, y, "text"));
    show("char assertNotEquals(X, y, said('said'))", () -> assertNotEquals(X, y, said("said")));
    show("char assertNotEquals(X, Y)", () -> assertNotEquals(X, Y));
    show("char assertNotEquals(X, Y, 'text')", () -> assertNotEquals(X, Y, "text"));
    show("char assertNotEquals(X, Y, said('said'))", () -> assertNotEquals(X, Y, said("said")));
    show("char assertNotEquals(N, x)", () -> assertNotEquals(N, x));
    show("char assertNotEquals(N, x, 'text')", () -> assertNotEquals(N, x, "text"));
    show("char assertNotEquals(N, x, said('said'))", () -> assertNotEquals(N, x, said("said")));
    show("char assertNotEquals(x, N)", () -> assertNotEquals(x, N));
    show("char assertNotEquals(x, N, 'text')", () -> assertNotEquals(x, N, "text"));
    show("char assertNotEquals(x, N, said('said'))", () -> assertNotEquals(x, N, said("said")));
    show("char assertNotEquals(N, X)", () -> assertNotEquals(N, X));
    show("char assertNotEquals(N, X, 'text')", () -> assertNotEquals(N, X, "text"));
    show("char assertNotEquals(N, X, said('said'))", () -> assertNotEquals(N, X, said("said")));
    show("char assertNotEquals(X, N)", () -> assertNotEquals(X, N));
    show("char assertNotEquals(X, N, 'text')", () -> assertNotEquals(X, N, "text"));
    show("char assertNotEquals(X, N, said('said'))", () -> assertNotEquals(X, N, said("said")));
    show("char assertNotEquals(N, N)", () -> assertNotEquals(N, N));
    show("char assertNotEquals(N, N, 'text')", () -> assertNotEquals(N, N, "text"));
    show("char assertNotEquals(N, N, said('said'))", () -> assertNotEquals(N, N, said("said")));
  }

  static void objects() {
    Object x = "x", y = "y", X = "x", Y = "y", N = null;
    show("object assertEquals(X, X)", () -> assertEquals(X, X));
    show("object assertEquals(X, X, 'text')", () -> assertEquals(X, X, "text"));
    show("object assertEquals(X, X, said('said'))", () -> assertEquals(X, X, said("said")));
    show("object assertEquals(X, Y)", () -> assertEquals(X, Y));
    show("object assertEquals(X, Y, 'text')", () -> assertEquals(X, Y, "text"));
    show("object assertEquals(X, Y, said('said'))", () -> assertEquals(X, Y, said("said")));
    show("object assertEquals(N, X)", () -> assertEquals(N, X));
    show("object assertEquals(N, X, 'text')", () -> assertEquals(N, X, "text"));
    show("object assertEquals(N, X, said('said'))", () -> assertEquals(N, X, said("said")));
    show("object assertEquals(X, N)", () -> assertEquals(X, N));
    show("object assertEquals(X, N, 'text')", () -> assertEquals(X, N, "text"));
    show("object assertEquals(X, N, said('said'))", () -> assertEquals(X, N, said("said")));
    show("object assertEquals(N, N)", () -> assertEquals(N, N));
    show("object assertEquals(N, N, 'text')", () -> assertEquals(N, N, "text"));
    show("object assertEquals(N, N, said('said'))", () -> assertEquals(N, N, said("said")));
    show("object assertNotEquals(X, X)", () -> assertNotEquals(X, X));
    show("object assertNotEquals(X, X, 'text')", () -> assertNotEquals(X, X, "text"));
    show("object assertNotEquals(X, X, said('said'))", () -> assertNotEquals(X, X, said("said")));
    show("object assertNotEquals(X, Y)", () -> assertNotEquals(X, Y));
    show("object assertNotEquals(X, Y, 'text')", () -> assertNotEquals(X, Y, "text"));
    show("object assertNotEquals(X, Y, said('said'))", () -> assertNotEquals(X, Y, said("said")));
    show("object assertNotEquals(N, X)", () -> assertNotEquals(N, X));
    show("object assertNotEquals(N, X, 'text')", () -> assertNotEquals(N, X, "text"));
    show("object assertNotEquals(N, X, said('said'))", () -> assertNotEquals(N, X, said("said")));
    show("object assertNotEquals(X, N)", () -> assertNotEquals(X, N));
    show("object assertNotEquals(X, N, 'text')", () -> assertNotEquals(X, N, "text"));
    show("object assertNotEquals(X, N, said('said'))", () -> assertNotEquals(X, N, said("said")));
    show("object assertNotEquals(N, N)", () -> assertNotEquals(N, N));
    show("object assertNotEquals(N, N, 'text')", () -> assertNotEquals(N, N, "text"));
    show("object assertNotEquals(N, N, said('said'))", () -> assertNotEquals(N, N, said("said")));
  }

  public static void main(String[] args) {
    bytes();
    shorts();
    ints();
    longs();
    floats();
    doubles();
    chars();
    objects();
  }
}
// expect: byte assertEquals(x, x): passes
// expect: byte assertEquals(x, x, 'text'): passes
// expect: byte assertEquals(x, x, said('said')): passes
// expect: byte assertEquals(x, X): passes
// expect: byte assertEquals(x, X, 'text'): passes
// expect: byte assertEquals(x, X, said('said')): passes
// expect: byte assertEquals(X, x): passes
// expect: byte assertEquals(X, x, 'text'): passes
// expect: byte assertEquals(X, x, said('said')): passes
// expect: byte assertEquals(X, X): passes
// expect: byte assertEquals(X, X, 'text'): passes
// expect: byte assertEquals(X, X, said('said')): passes
// expect: byte assertEquals(x, y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#)
// expect: byte assertEquals(x, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#)
// expect: byte assertEquals(x, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#), asked 1
// expect: byte assertEquals(x, Y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#)
// expect: byte assertEquals(x, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#)
// expect: byte assertEquals(x, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#), asked 1
// expect: byte assertEquals(X, y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#)
// expect: byte assertEquals(X, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#)
// expect: byte assertEquals(X, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#), asked 1
// expect: byte assertEquals(X, Y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#)
// expect: byte assertEquals(X, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#)
// expect: byte assertEquals(X, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Byte@#) actual -2 (java.lang.Byte@#), asked 1
// expect: byte assertEquals(N, x): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1>] expected null actual 1 (java.lang.Byte@#)
// expect: byte assertEquals(N, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Byte@#)
// expect: byte assertEquals(N, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Byte@#), asked 1
// expect: byte assertEquals(x, N): org.opentest4j.AssertionFailedError: [expected: <1> but was: <null>] expected 1 (java.lang.Byte@#) actual null
// expect: byte assertEquals(x, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <null>] expected 1 (java.lang.Byte@#) actual null
// expect: byte assertEquals(x, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <null>] expected 1 (java.lang.Byte@#) actual null, asked 1
// expect: byte assertEquals(N, X): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1>] expected null actual 1 (java.lang.Byte@#)
// expect: byte assertEquals(N, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Byte@#)
// expect: byte assertEquals(N, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Byte@#), asked 1
// expect: byte assertEquals(X, N): org.opentest4j.AssertionFailedError: [expected: <1> but was: <null>] expected 1 (java.lang.Byte@#) actual null
// expect: byte assertEquals(X, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <null>] expected 1 (java.lang.Byte@#) actual null
// expect: byte assertEquals(X, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <null>] expected 1 (java.lang.Byte@#) actual null, asked 1
// expect: byte assertEquals(N, N): passes
// expect: byte assertEquals(N, N, 'text'): passes
// expect: byte assertEquals(N, N, said('said')): passes
// expect: byte assertNotEquals(x, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: byte assertNotEquals(x, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: byte assertNotEquals(x, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: byte assertNotEquals(x, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: byte assertNotEquals(x, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: byte assertNotEquals(x, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: byte assertNotEquals(X, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: byte assertNotEquals(X, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: byte assertNotEquals(X, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: byte assertNotEquals(X, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: byte assertNotEquals(X, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: byte assertNotEquals(X, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: byte assertNotEquals(x, y): passes
// expect: byte assertNotEquals(x, y, 'text'): passes
// expect: byte assertNotEquals(x, y, said('said')): passes
// expect: byte assertNotEquals(x, Y): passes
// expect: byte assertNotEquals(x, Y, 'text'): passes
// expect: byte assertNotEquals(x, Y, said('said')): passes
// expect: byte assertNotEquals(X, y): passes
// expect: byte assertNotEquals(X, y, 'text'): passes
// expect: byte assertNotEquals(X, y, said('said')): passes
// expect: byte assertNotEquals(X, Y): passes
// expect: byte assertNotEquals(X, Y, 'text'): passes
// expect: byte assertNotEquals(X, Y, said('said')): passes
// expect: byte assertNotEquals(N, x): passes
// expect: byte assertNotEquals(N, x, 'text'): passes
// expect: byte assertNotEquals(N, x, said('said')): passes
// expect: byte assertNotEquals(x, N): passes
// expect: byte assertNotEquals(x, N, 'text'): passes
// expect: byte assertNotEquals(x, N, said('said')): passes
// expect: byte assertNotEquals(N, X): passes
// expect: byte assertNotEquals(N, X, 'text'): passes
// expect: byte assertNotEquals(N, X, said('said')): passes
// expect: byte assertNotEquals(X, N): passes
// expect: byte assertNotEquals(X, N, 'text'): passes
// expect: byte assertNotEquals(X, N, said('said')): passes
// expect: byte assertNotEquals(N, N): org.opentest4j.AssertionFailedError: [expected: not equal but was: <null>]
// expect: byte assertNotEquals(N, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <null>]
// expect: byte assertNotEquals(N, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <null>], asked 1
// expect: short assertEquals(x, x): passes
// expect: short assertEquals(x, x, 'text'): passes
// expect: short assertEquals(x, x, said('said')): passes
// expect: short assertEquals(x, X): passes
// expect: short assertEquals(x, X, 'text'): passes
// expect: short assertEquals(x, X, said('said')): passes
// expect: short assertEquals(X, x): passes
// expect: short assertEquals(X, x, 'text'): passes
// expect: short assertEquals(X, x, said('said')): passes
// expect: short assertEquals(X, X): passes
// expect: short assertEquals(X, X, 'text'): passes
// expect: short assertEquals(X, X, said('said')): passes
// expect: short assertEquals(x, y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#)
// expect: short assertEquals(x, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#)
// expect: short assertEquals(x, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#), asked 1
// expect: short assertEquals(x, Y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#)
// expect: short assertEquals(x, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#)
// expect: short assertEquals(x, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#), asked 1
// expect: short assertEquals(X, y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#)
// expect: short assertEquals(X, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#)
// expect: short assertEquals(X, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#), asked 1
// expect: short assertEquals(X, Y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#)
// expect: short assertEquals(X, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#)
// expect: short assertEquals(X, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Short@#) actual -2 (java.lang.Short@#), asked 1
// expect: short assertEquals(N, x): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1>] expected null actual 1 (java.lang.Short@#)
// expect: short assertEquals(N, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Short@#)
// expect: short assertEquals(N, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Short@#), asked 1
// expect: short assertEquals(x, N): org.opentest4j.AssertionFailedError: [expected: <1> but was: <null>] expected 1 (java.lang.Short@#) actual null
// expect: short assertEquals(x, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <null>] expected 1 (java.lang.Short@#) actual null
// expect: short assertEquals(x, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <null>] expected 1 (java.lang.Short@#) actual null, asked 1
// expect: short assertEquals(N, X): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1>] expected null actual 1 (java.lang.Short@#)
// expect: short assertEquals(N, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Short@#)
// expect: short assertEquals(N, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Short@#), asked 1
// expect: short assertEquals(X, N): org.opentest4j.AssertionFailedError: [expected: <1> but was: <null>] expected 1 (java.lang.Short@#) actual null
// expect: short assertEquals(X, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <null>] expected 1 (java.lang.Short@#) actual null
// expect: short assertEquals(X, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <null>] expected 1 (java.lang.Short@#) actual null, asked 1
// expect: short assertEquals(N, N): passes
// expect: short assertEquals(N, N, 'text'): passes
// expect: short assertEquals(N, N, said('said')): passes
// expect: short assertNotEquals(x, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: short assertNotEquals(x, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: short assertNotEquals(x, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: short assertNotEquals(x, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: short assertNotEquals(x, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: short assertNotEquals(x, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: short assertNotEquals(X, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: short assertNotEquals(X, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: short assertNotEquals(X, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: short assertNotEquals(X, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: short assertNotEquals(X, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: short assertNotEquals(X, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: short assertNotEquals(x, y): passes
// expect: short assertNotEquals(x, y, 'text'): passes
// expect: short assertNotEquals(x, y, said('said')): passes
// expect: short assertNotEquals(x, Y): passes
// expect: short assertNotEquals(x, Y, 'text'): passes
// expect: short assertNotEquals(x, Y, said('said')): passes
// expect: short assertNotEquals(X, y): passes
// expect: short assertNotEquals(X, y, 'text'): passes
// expect: short assertNotEquals(X, y, said('said')): passes
// expect: short assertNotEquals(X, Y): passes
// expect: short assertNotEquals(X, Y, 'text'): passes
// expect: short assertNotEquals(X, Y, said('said')): passes
// expect: short assertNotEquals(N, x): passes
// expect: short assertNotEquals(N, x, 'text'): passes
// expect: short assertNotEquals(N, x, said('said')): passes
// expect: short assertNotEquals(x, N): passes
// expect: short assertNotEquals(x, N, 'text'): passes
// expect: short assertNotEquals(x, N, said('said')): passes
// expect: short assertNotEquals(N, X): passes
// expect: short assertNotEquals(N, X, 'text'): passes
// expect: short assertNotEquals(N, X, said('said')): passes
// expect: short assertNotEquals(X, N): passes
// expect: short assertNotEquals(X, N, 'text'): passes
// expect: short assertNotEquals(X, N, said('said')): passes
// expect: short assertNotEquals(N, N): org.opentest4j.AssertionFailedError: [expected: not equal but was: <null>]
// expect: short assertNotEquals(N, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <null>]
// expect: short assertNotEquals(N, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <null>], asked 1
// expect: int assertEquals(x, x): passes
// expect: int assertEquals(x, x, 'text'): passes
// expect: int assertEquals(x, x, said('said')): passes
// expect: int assertEquals(x, X): passes
// expect: int assertEquals(x, X, 'text'): passes
// expect: int assertEquals(x, X, said('said')): passes
// expect: int assertEquals(X, x): passes
// expect: int assertEquals(X, x, 'text'): passes
// expect: int assertEquals(X, x, said('said')): passes
// expect: int assertEquals(X, X): passes
// expect: int assertEquals(X, X, 'text'): passes
// expect: int assertEquals(X, X, said('said')): passes
// expect: int assertEquals(x, y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#)
// expect: int assertEquals(x, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#)
// expect: int assertEquals(x, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#), asked 1
// expect: int assertEquals(x, Y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#)
// expect: int assertEquals(x, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#)
// expect: int assertEquals(x, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#), asked 1
// expect: int assertEquals(X, y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#)
// expect: int assertEquals(X, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#)
// expect: int assertEquals(X, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#), asked 1
// expect: int assertEquals(X, Y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#)
// expect: int assertEquals(X, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#)
// expect: int assertEquals(X, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Integer@#) actual -2 (java.lang.Integer@#), asked 1
// expect: int assertEquals(N, x): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1>] expected null actual 1 (java.lang.Integer@#)
// expect: int assertEquals(N, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Integer@#)
// expect: int assertEquals(N, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Integer@#), asked 1
// expect: int assertEquals(x, N): org.opentest4j.AssertionFailedError: [expected: <1> but was: <null>] expected 1 (java.lang.Integer@#) actual null
// expect: int assertEquals(x, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <null>] expected 1 (java.lang.Integer@#) actual null
// expect: int assertEquals(x, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <null>] expected 1 (java.lang.Integer@#) actual null, asked 1
// expect: int assertEquals(N, X): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1>] expected null actual 1 (java.lang.Integer@#)
// expect: int assertEquals(N, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Integer@#)
// expect: int assertEquals(N, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Integer@#), asked 1
// expect: int assertEquals(X, N): org.opentest4j.AssertionFailedError: [expected: <1> but was: <null>] expected 1 (java.lang.Integer@#) actual null
// expect: int assertEquals(X, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <null>] expected 1 (java.lang.Integer@#) actual null
// expect: int assertEquals(X, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <null>] expected 1 (java.lang.Integer@#) actual null, asked 1
// expect: int assertEquals(N, N): passes
// expect: int assertEquals(N, N, 'text'): passes
// expect: int assertEquals(N, N, said('said')): passes
// expect: int assertNotEquals(x, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: int assertNotEquals(x, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: int assertNotEquals(x, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: int assertNotEquals(x, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: int assertNotEquals(x, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: int assertNotEquals(x, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: int assertNotEquals(X, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: int assertNotEquals(X, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: int assertNotEquals(X, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: int assertNotEquals(X, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: int assertNotEquals(X, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: int assertNotEquals(X, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: int assertNotEquals(x, y): passes
// expect: int assertNotEquals(x, y, 'text'): passes
// expect: int assertNotEquals(x, y, said('said')): passes
// expect: int assertNotEquals(x, Y): passes
// expect: int assertNotEquals(x, Y, 'text'): passes
// expect: int assertNotEquals(x, Y, said('said')): passes
// expect: int assertNotEquals(X, y): passes
// expect: int assertNotEquals(X, y, 'text'): passes
// expect: int assertNotEquals(X, y, said('said')): passes
// expect: int assertNotEquals(X, Y): passes
// expect: int assertNotEquals(X, Y, 'text'): passes
// expect: int assertNotEquals(X, Y, said('said')): passes
// expect: int assertNotEquals(N, x): passes
// expect: int assertNotEquals(N, x, 'text'): passes
// expect: int assertNotEquals(N, x, said('said')): passes
// expect: int assertNotEquals(x, N): passes
// expect: int assertNotEquals(x, N, 'text'): passes
// expect: int assertNotEquals(x, N, said('said')): passes
// expect: int assertNotEquals(N, X): passes
// expect: int assertNotEquals(N, X, 'text'): passes
// expect: int assertNotEquals(N, X, said('said')): passes
// expect: int assertNotEquals(X, N): passes
// expect: int assertNotEquals(X, N, 'text'): passes
// expect: int assertNotEquals(X, N, said('said')): passes
// expect: int assertNotEquals(N, N): org.opentest4j.AssertionFailedError: [expected: not equal but was: <null>]
// expect: int assertNotEquals(N, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <null>]
// expect: int assertNotEquals(N, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <null>], asked 1
// expect: long assertEquals(x, x): passes
// expect: long assertEquals(x, x, 'text'): passes
// expect: long assertEquals(x, x, said('said')): passes
// expect: long assertEquals(x, X): passes
// expect: long assertEquals(x, X, 'text'): passes
// expect: long assertEquals(x, X, said('said')): passes
// expect: long assertEquals(X, x): passes
// expect: long assertEquals(X, x, 'text'): passes
// expect: long assertEquals(X, x, said('said')): passes
// expect: long assertEquals(X, X): passes
// expect: long assertEquals(X, X, 'text'): passes
// expect: long assertEquals(X, X, said('said')): passes
// expect: long assertEquals(x, y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#)
// expect: long assertEquals(x, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#)
// expect: long assertEquals(x, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#), asked 1
// expect: long assertEquals(x, Y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#)
// expect: long assertEquals(x, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#)
// expect: long assertEquals(x, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#), asked 1
// expect: long assertEquals(X, y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#)
// expect: long assertEquals(X, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#)
// expect: long assertEquals(X, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#), asked 1
// expect: long assertEquals(X, Y): org.opentest4j.AssertionFailedError: [expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#)
// expect: long assertEquals(X, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#)
// expect: long assertEquals(X, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <-2>] expected 1 (java.lang.Long@#) actual -2 (java.lang.Long@#), asked 1
// expect: long assertEquals(N, x): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1>] expected null actual 1 (java.lang.Long@#)
// expect: long assertEquals(N, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Long@#)
// expect: long assertEquals(N, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Long@#), asked 1
// expect: long assertEquals(x, N): org.opentest4j.AssertionFailedError: [expected: <1> but was: <null>] expected 1 (java.lang.Long@#) actual null
// expect: long assertEquals(x, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <null>] expected 1 (java.lang.Long@#) actual null
// expect: long assertEquals(x, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <null>] expected 1 (java.lang.Long@#) actual null, asked 1
// expect: long assertEquals(N, X): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1>] expected null actual 1 (java.lang.Long@#)
// expect: long assertEquals(N, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Long@#)
// expect: long assertEquals(N, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1>] expected null actual 1 (java.lang.Long@#), asked 1
// expect: long assertEquals(X, N): org.opentest4j.AssertionFailedError: [expected: <1> but was: <null>] expected 1 (java.lang.Long@#) actual null
// expect: long assertEquals(X, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1> but was: <null>] expected 1 (java.lang.Long@#) actual null
// expect: long assertEquals(X, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1> but was: <null>] expected 1 (java.lang.Long@#) actual null, asked 1
// expect: long assertEquals(N, N): passes
// expect: long assertEquals(N, N, 'text'): passes
// expect: long assertEquals(N, N, said('said')): passes
// expect: long assertNotEquals(x, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: long assertNotEquals(x, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: long assertNotEquals(x, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: long assertNotEquals(x, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: long assertNotEquals(x, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: long assertNotEquals(x, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: long assertNotEquals(X, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: long assertNotEquals(X, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: long assertNotEquals(X, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: long assertNotEquals(X, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1>]
// expect: long assertNotEquals(X, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1>]
// expect: long assertNotEquals(X, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1>], asked 1
// expect: long assertNotEquals(x, y): passes
// expect: long assertNotEquals(x, y, 'text'): passes
// expect: long assertNotEquals(x, y, said('said')): passes
// expect: long assertNotEquals(x, Y): passes
// expect: long assertNotEquals(x, Y, 'text'): passes
// expect: long assertNotEquals(x, Y, said('said')): passes
// expect: long assertNotEquals(X, y): passes
// expect: long assertNotEquals(X, y, 'text'): passes
// expect: long assertNotEquals(X, y, said('said')): passes
// expect: long assertNotEquals(X, Y): passes
// expect: long assertNotEquals(X, Y, 'text'): passes
// expect: long assertNotEquals(X, Y, said('said')): passes
// expect: long assertNotEquals(N, x): passes
// expect: long assertNotEquals(N, x, 'text'): passes
// expect: long assertNotEquals(N, x, said('said')): passes
// expect: long assertNotEquals(x, N): passes
// expect: long assertNotEquals(x, N, 'text'): passes
// expect: long assertNotEquals(x, N, said('said')): passes
// expect: long assertNotEquals(N, X): passes
// expect: long assertNotEquals(N, X, 'text'): passes
// expect: long assertNotEquals(N, X, said('said')): passes
// expect: long assertNotEquals(X, N): passes
// expect: long assertNotEquals(X, N, 'text'): passes
// expect: long assertNotEquals(X, N, said('said')): passes
// expect: long assertNotEquals(N, N): org.opentest4j.AssertionFailedError: [expected: not equal but was: <null>]
// expect: long assertNotEquals(N, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <null>]
// expect: long assertNotEquals(N, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <null>], asked 1
// expect: float assertEquals(x, x): passes
// expect: float assertEquals(x, x, 'text'): passes
// expect: float assertEquals(x, x, said('said')): passes
// expect: float assertEquals(x, X): passes
// expect: float assertEquals(x, X, 'text'): passes
// expect: float assertEquals(x, X, said('said')): passes
// expect: float assertEquals(X, x): passes
// expect: float assertEquals(X, x, 'text'): passes
// expect: float assertEquals(X, x, said('said')): passes
// expect: float assertEquals(X, X): passes
// expect: float assertEquals(X, X, 'text'): passes
// expect: float assertEquals(X, X, said('said')): passes
// expect: float assertEquals(x, y): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#)
// expect: float assertEquals(x, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#)
// expect: float assertEquals(x, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#), asked 1
// expect: float assertEquals(x, Y): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#)
// expect: float assertEquals(x, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#)
// expect: float assertEquals(x, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#), asked 1
// expect: float assertEquals(X, y): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#)
// expect: float assertEquals(X, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#)
// expect: float assertEquals(X, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#), asked 1
// expect: float assertEquals(X, Y): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#)
// expect: float assertEquals(X, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#)
// expect: float assertEquals(X, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Float@#) actual -2.0 (java.lang.Float@#), asked 1
// expect: float assertEquals(N, x): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Float@#)
// expect: float assertEquals(N, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Float@#)
// expect: float assertEquals(N, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Float@#), asked 1
// expect: float assertEquals(x, N): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <null>] expected 1.5 (java.lang.Float@#) actual null
// expect: float assertEquals(x, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <null>] expected 1.5 (java.lang.Float@#) actual null
// expect: float assertEquals(x, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <null>] expected 1.5 (java.lang.Float@#) actual null, asked 1
// expect: float assertEquals(N, X): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Float@#)
// expect: float assertEquals(N, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Float@#)
// expect: float assertEquals(N, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Float@#), asked 1
// expect: float assertEquals(X, N): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <null>] expected 1.5 (java.lang.Float@#) actual null
// expect: float assertEquals(X, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <null>] expected 1.5 (java.lang.Float@#) actual null
// expect: float assertEquals(X, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <null>] expected 1.5 (java.lang.Float@#) actual null, asked 1
// expect: float assertEquals(N, N): passes
// expect: float assertEquals(N, N, 'text'): passes
// expect: float assertEquals(N, N, said('said')): passes
// expect: float assertNotEquals(x, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1.5>]
// expect: float assertNotEquals(x, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1.5>]
// expect: float assertNotEquals(x, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1.5>], asked 1
// expect: float assertNotEquals(x, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1.5>]
// expect: float assertNotEquals(x, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1.5>]
// expect: float assertNotEquals(x, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1.5>], asked 1
// expect: float assertNotEquals(X, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1.5>]
// expect: float assertNotEquals(X, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1.5>]
// expect: float assertNotEquals(X, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1.5>], asked 1
// expect: float assertNotEquals(X, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1.5>]
// expect: float assertNotEquals(X, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1.5>]
// expect: float assertNotEquals(X, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1.5>], asked 1
// expect: float assertNotEquals(x, y): passes
// expect: float assertNotEquals(x, y, 'text'): passes
// expect: float assertNotEquals(x, y, said('said')): passes
// expect: float assertNotEquals(x, Y): passes
// expect: float assertNotEquals(x, Y, 'text'): passes
// expect: float assertNotEquals(x, Y, said('said')): passes
// expect: float assertNotEquals(X, y): passes
// expect: float assertNotEquals(X, y, 'text'): passes
// expect: float assertNotEquals(X, y, said('said')): passes
// expect: float assertNotEquals(X, Y): passes
// expect: float assertNotEquals(X, Y, 'text'): passes
// expect: float assertNotEquals(X, Y, said('said')): passes
// expect: float assertNotEquals(N, x): passes
// expect: float assertNotEquals(N, x, 'text'): passes
// expect: float assertNotEquals(N, x, said('said')): passes
// expect: float assertNotEquals(x, N): passes
// expect: float assertNotEquals(x, N, 'text'): passes
// expect: float assertNotEquals(x, N, said('said')): passes
// expect: float assertNotEquals(N, X): passes
// expect: float assertNotEquals(N, X, 'text'): passes
// expect: float assertNotEquals(N, X, said('said')): passes
// expect: float assertNotEquals(X, N): passes
// expect: float assertNotEquals(X, N, 'text'): passes
// expect: float assertNotEquals(X, N, said('said')): passes
// expect: float assertNotEquals(N, N): org.opentest4j.AssertionFailedError: [expected: not equal but was: <null>]
// expect: float assertNotEquals(N, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <null>]
// expect: float assertNotEquals(N, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <null>], asked 1
// expect: double assertEquals(x, x): passes
// expect: double assertEquals(x, x, 'text'): passes
// expect: double assertEquals(x, x, said('said')): passes
// expect: double assertEquals(x, X): passes
// expect: double assertEquals(x, X, 'text'): passes
// expect: double assertEquals(x, X, said('said')): passes
// expect: double assertEquals(X, x): passes
// expect: double assertEquals(X, x, 'text'): passes
// expect: double assertEquals(X, x, said('said')): passes
// expect: double assertEquals(X, X): passes
// expect: double assertEquals(X, X, 'text'): passes
// expect: double assertEquals(X, X, said('said')): passes
// expect: double assertEquals(x, y): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#)
// expect: double assertEquals(x, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#)
// expect: double assertEquals(x, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#), asked 1
// expect: double assertEquals(x, Y): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#)
// expect: double assertEquals(x, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#)
// expect: double assertEquals(x, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#), asked 1
// expect: double assertEquals(X, y): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#)
// expect: double assertEquals(X, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#)
// expect: double assertEquals(X, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#), asked 1
// expect: double assertEquals(X, Y): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#)
// expect: double assertEquals(X, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#)
// expect: double assertEquals(X, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <-2.0>] expected 1.5 (java.lang.Double@#) actual -2.0 (java.lang.Double@#), asked 1
// expect: double assertEquals(N, x): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Double@#)
// expect: double assertEquals(N, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Double@#)
// expect: double assertEquals(N, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Double@#), asked 1
// expect: double assertEquals(x, N): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <null>] expected 1.5 (java.lang.Double@#) actual null
// expect: double assertEquals(x, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <null>] expected 1.5 (java.lang.Double@#) actual null
// expect: double assertEquals(x, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <null>] expected 1.5 (java.lang.Double@#) actual null, asked 1
// expect: double assertEquals(N, X): org.opentest4j.AssertionFailedError: [expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Double@#)
// expect: double assertEquals(N, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Double@#)
// expect: double assertEquals(N, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <1.5>] expected null actual 1.5 (java.lang.Double@#), asked 1
// expect: double assertEquals(X, N): org.opentest4j.AssertionFailedError: [expected: <1.5> but was: <null>] expected 1.5 (java.lang.Double@#) actual null
// expect: double assertEquals(X, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <1.5> but was: <null>] expected 1.5 (java.lang.Double@#) actual null
// expect: double assertEquals(X, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <1.5> but was: <null>] expected 1.5 (java.lang.Double@#) actual null, asked 1
// expect: double assertEquals(N, N): passes
// expect: double assertEquals(N, N, 'text'): passes
// expect: double assertEquals(N, N, said('said')): passes
// expect: double assertNotEquals(x, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1.5>]
// expect: double assertNotEquals(x, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1.5>]
// expect: double assertNotEquals(x, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1.5>], asked 1
// expect: double assertNotEquals(x, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1.5>]
// expect: double assertNotEquals(x, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1.5>]
// expect: double assertNotEquals(x, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1.5>], asked 1
// expect: double assertNotEquals(X, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1.5>]
// expect: double assertNotEquals(X, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1.5>]
// expect: double assertNotEquals(X, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1.5>], asked 1
// expect: double assertNotEquals(X, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <1.5>]
// expect: double assertNotEquals(X, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <1.5>]
// expect: double assertNotEquals(X, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <1.5>], asked 1
// expect: double assertNotEquals(x, y): passes
// expect: double assertNotEquals(x, y, 'text'): passes
// expect: double assertNotEquals(x, y, said('said')): passes
// expect: double assertNotEquals(x, Y): passes
// expect: double assertNotEquals(x, Y, 'text'): passes
// expect: double assertNotEquals(x, Y, said('said')): passes
// expect: double assertNotEquals(X, y): passes
// expect: double assertNotEquals(X, y, 'text'): passes
// expect: double assertNotEquals(X, y, said('said')): passes
// expect: double assertNotEquals(X, Y): passes
// expect: double assertNotEquals(X, Y, 'text'): passes
// expect: double assertNotEquals(X, Y, said('said')): passes
// expect: double assertNotEquals(N, x): passes
// expect: double assertNotEquals(N, x, 'text'): passes
// expect: double assertNotEquals(N, x, said('said')): passes
// expect: double assertNotEquals(x, N): passes
// expect: double assertNotEquals(x, N, 'text'): passes
// expect: double assertNotEquals(x, N, said('said')): passes
// expect: double assertNotEquals(N, X): passes
// expect: double assertNotEquals(N, X, 'text'): passes
// expect: double assertNotEquals(N, X, said('said')): passes
// expect: double assertNotEquals(X, N): passes
// expect: double assertNotEquals(X, N, 'text'): passes
// expect: double assertNotEquals(X, N, said('said')): passes
// expect: double assertNotEquals(N, N): org.opentest4j.AssertionFailedError: [expected: not equal but was: <null>]
// expect: double assertNotEquals(N, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <null>]
// expect: double assertNotEquals(N, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <null>], asked 1
// expect: char assertEquals(x, x): passes
// expect: char assertEquals(x, x, 'text'): passes
// expect: char assertEquals(x, x, said('said')): passes
// expect: char assertEquals(x, X): passes
// expect: char assertEquals(x, X, 'text'): passes
// expect: char assertEquals(x, X, said('said')): passes
// expect: char assertEquals(X, x): passes
// expect: char assertEquals(X, x, 'text'): passes
// expect: char assertEquals(X, x, said('said')): passes
// expect: char assertEquals(X, X): passes
// expect: char assertEquals(X, X, 'text'): passes
// expect: char assertEquals(X, X, said('said')): passes
// expect: char assertEquals(x, y): org.opentest4j.AssertionFailedError: [expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#)
// expect: char assertEquals(x, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#)
// expect: char assertEquals(x, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#), asked 1
// expect: char assertEquals(x, Y): org.opentest4j.AssertionFailedError: [expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#)
// expect: char assertEquals(x, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#)
// expect: char assertEquals(x, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#), asked 1
// expect: char assertEquals(X, y): org.opentest4j.AssertionFailedError: [expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#)
// expect: char assertEquals(X, y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#)
// expect: char assertEquals(X, y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#), asked 1
// expect: char assertEquals(X, Y): org.opentest4j.AssertionFailedError: [expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#)
// expect: char assertEquals(X, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#)
// expect: char assertEquals(X, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <a> but was: <b>] expected a (java.lang.Character@#) actual b (java.lang.Character@#), asked 1
// expect: char assertEquals(N, x): org.opentest4j.AssertionFailedError: [expected: <null> but was: <a>] expected null actual a (java.lang.Character@#)
// expect: char assertEquals(N, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <a>] expected null actual a (java.lang.Character@#)
// expect: char assertEquals(N, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <a>] expected null actual a (java.lang.Character@#), asked 1
// expect: char assertEquals(x, N): org.opentest4j.AssertionFailedError: [expected: <a> but was: <null>] expected a (java.lang.Character@#) actual null
// expect: char assertEquals(x, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <a> but was: <null>] expected a (java.lang.Character@#) actual null
// expect: char assertEquals(x, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <a> but was: <null>] expected a (java.lang.Character@#) actual null, asked 1
// expect: char assertEquals(N, X): org.opentest4j.AssertionFailedError: [expected: <null> but was: <a>] expected null actual a (java.lang.Character@#)
// expect: char assertEquals(N, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <a>] expected null actual a (java.lang.Character@#)
// expect: char assertEquals(N, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <a>] expected null actual a (java.lang.Character@#), asked 1
// expect: char assertEquals(X, N): org.opentest4j.AssertionFailedError: [expected: <a> but was: <null>] expected a (java.lang.Character@#) actual null
// expect: char assertEquals(X, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <a> but was: <null>] expected a (java.lang.Character@#) actual null
// expect: char assertEquals(X, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <a> but was: <null>] expected a (java.lang.Character@#) actual null, asked 1
// expect: char assertEquals(N, N): passes
// expect: char assertEquals(N, N, 'text'): passes
// expect: char assertEquals(N, N, said('said')): passes
// expect: char assertNotEquals(x, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <a>]
// expect: char assertNotEquals(x, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <a>]
// expect: char assertNotEquals(x, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <a>], asked 1
// expect: char assertNotEquals(x, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <a>]
// expect: char assertNotEquals(x, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <a>]
// expect: char assertNotEquals(x, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <a>], asked 1
// expect: char assertNotEquals(X, x): org.opentest4j.AssertionFailedError: [expected: not equal but was: <a>]
// expect: char assertNotEquals(X, x, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <a>]
// expect: char assertNotEquals(X, x, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <a>], asked 1
// expect: char assertNotEquals(X, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <a>]
// expect: char assertNotEquals(X, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <a>]
// expect: char assertNotEquals(X, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <a>], asked 1
// expect: char assertNotEquals(x, y): passes
// expect: char assertNotEquals(x, y, 'text'): passes
// expect: char assertNotEquals(x, y, said('said')): passes
// expect: char assertNotEquals(x, Y): passes
// expect: char assertNotEquals(x, Y, 'text'): passes
// expect: char assertNotEquals(x, Y, said('said')): passes
// expect: char assertNotEquals(X, y): passes
// expect: char assertNotEquals(X, y, 'text'): passes
// expect: char assertNotEquals(X, y, said('said')): passes
// expect: char assertNotEquals(X, Y): passes
// expect: char assertNotEquals(X, Y, 'text'): passes
// expect: char assertNotEquals(X, Y, said('said')): passes
// expect: char assertNotEquals(N, x): passes
// expect: char assertNotEquals(N, x, 'text'): passes
// expect: char assertNotEquals(N, x, said('said')): passes
// expect: char assertNotEquals(x, N): passes
// expect: char assertNotEquals(x, N, 'text'): passes
// expect: char assertNotEquals(x, N, said('said')): passes
// expect: char assertNotEquals(N, X): passes
// expect: char assertNotEquals(N, X, 'text'): passes
// expect: char assertNotEquals(N, X, said('said')): passes
// expect: char assertNotEquals(X, N): passes
// expect: char assertNotEquals(X, N, 'text'): passes
// expect: char assertNotEquals(X, N, said('said')): passes
// expect: char assertNotEquals(N, N): org.opentest4j.AssertionFailedError: [expected: not equal but was: <null>]
// expect: char assertNotEquals(N, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <null>]
// expect: char assertNotEquals(N, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <null>], asked 1
// expect: object assertEquals(X, X): passes
// expect: object assertEquals(X, X, 'text'): passes
// expect: object assertEquals(X, X, said('said')): passes
// expect: object assertEquals(X, Y): org.opentest4j.AssertionFailedError: [expected: <x> but was: <y>] expected x (java.lang.String@#) actual y (java.lang.String@#)
// expect: object assertEquals(X, Y, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <x> but was: <y>] expected x (java.lang.String@#) actual y (java.lang.String@#)
// expect: object assertEquals(X, Y, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <x> but was: <y>] expected x (java.lang.String@#) actual y (java.lang.String@#), asked 1
// expect: object assertEquals(N, X): org.opentest4j.AssertionFailedError: [expected: <null> but was: <x>] expected null actual x (java.lang.String@#)
// expect: object assertEquals(N, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <null> but was: <x>] expected null actual x (java.lang.String@#)
// expect: object assertEquals(N, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <null> but was: <x>] expected null actual x (java.lang.String@#), asked 1
// expect: object assertEquals(X, N): org.opentest4j.AssertionFailedError: [expected: <x> but was: <null>] expected x (java.lang.String@#) actual null
// expect: object assertEquals(X, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: <x> but was: <null>] expected x (java.lang.String@#) actual null
// expect: object assertEquals(X, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: <x> but was: <null>] expected x (java.lang.String@#) actual null, asked 1
// expect: object assertEquals(N, N): passes
// expect: object assertEquals(N, N, 'text'): passes
// expect: object assertEquals(N, N, said('said')): passes
// expect: object assertNotEquals(X, X): org.opentest4j.AssertionFailedError: [expected: not equal but was: <x>]
// expect: object assertNotEquals(X, X, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <x>]
// expect: object assertNotEquals(X, X, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <x>], asked 1
// expect: object assertNotEquals(X, Y): passes
// expect: object assertNotEquals(X, Y, 'text'): passes
// expect: object assertNotEquals(X, Y, said('said')): passes
// expect: object assertNotEquals(N, X): passes
// expect: object assertNotEquals(N, X, 'text'): passes
// expect: object assertNotEquals(N, X, said('said')): passes
// expect: object assertNotEquals(X, N): passes
// expect: object assertNotEquals(X, N, 'text'): passes
// expect: object assertNotEquals(X, N, said('said')): passes
// expect: object assertNotEquals(N, N): org.opentest4j.AssertionFailedError: [expected: not equal but was: <null>]
// expect: object assertNotEquals(N, N, 'text'): org.opentest4j.AssertionFailedError: [text ==> expected: not equal but was: <null>]
// expect: object assertNotEquals(N, N, said('said')): org.opentest4j.AssertionFailedError: [said ==> expected: not equal but was: <null>], asked 1
