// A method that an interface inherits from several sides, abstract in each, throws what all of them declare (JLS 15.12.2.5).
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.concurrent.TimeoutException;

public class InheritedThrows {
  interface A {
    Object f() throws CloneNotSupportedException;
  }

  interface B {
    String f() throws InterruptedException;
  }

  interface Both extends A, B {}

  interface Reads {
    int read(int n) throws IOException, TimeoutException;
  }

  interface Finds {
    int read(int n) throws FileNotFoundException, InterruptedException;
  }

  interface ReadsAndFinds extends Reads, Finds {}

  interface Never {
    int read(int n);
  }

  interface All extends Reads, Finds, Never {}

  abstract static class Part implements Reads, Finds {
    int twice() {
      try {
        return read(1) + read(2);
      } catch (FileNotFoundException e) {
        return -1;
      }
    }
  }

  static <T extends Reads & Never> int through(T t) {
    return t.read(5);
  }

  static class Impl extends Part implements All {
    @Override
    public int read(int n) {
      return n * 10;
    }
  }

  public static void main(String[] args) {
    Both both = () -> "called";
    System.out.println(both.f().length());
    ReadsAndFinds some = n -> {
      if (n > 1) throw new FileNotFoundException("no " + n);
      return n;
    };
    try {
      System.out.println(some.read(1));
      System.out.println(some.read(2));
    } catch (FileNotFoundException e) {
      System.out.println(e);
    }
    All all = n -> n + 1;
    System.out.println(all.read(3));
    System.out.println(new Impl().twice() + " " + through(new Impl()));
    Runnable r = () -> System.out.println(all.read(7));
    r.run();
    java.util.function.IntUnaryOperator op = all::read;
    System.out.println(op.applyAsInt(8));
  }
}
// expect: 6
// expect: 1
// expect: java.io.FileNotFoundException: no 2
// expect: 4
// expect: 30 50
// expect: 8
// expect: 9
