// Classes in the arguments of super(...) and this(...) use the object around the one that is being made.
public class AnonymousBeforeSuper {
  private int count = 10;
  String name = "outer";

  void step() {
    count++;
  }

  static class Task extends Thread {
    Task(Runnable r) {
      super(r);
    }
  }

  class Inner extends Task {
    String name = "inner";
    final int twice = 2 * count;

    Inner() {
      super(new Runnable() {
        public void run() {
          step();
          AnonymousBeforeSuper.this.step();
        }
      });
    }

    Inner(int add, String text) {
      super(() -> {
        count += add + text.length();
      });
    }

    Inner(String text) {
      this(new Object() {
        int length() {
          return text.length() + AnonymousBeforeSuper.this.name.length() + count;
        }
      }.length(), text);
    }

    class Innermost extends Task {
      Innermost() {
        super(new Runnable() {
          public void run() {
            System.out.println(name + " " + AnonymousBeforeSuper.this.name + " " + twice);
            step();
          }
        });
      }
    }
  }

  <T extends CharSequence> void generic(T value) {
    class Local extends Task {
      Local() {
        super(new Runnable() {
          public void run() {
            count += value.length();
            step();
          }
        });
      }
    }
    new Local().run();
  }

  public static void main(String[] args) {
    AnonymousBeforeSuper o = new AnonymousBeforeSuper();
    Inner inner = o.new Inner();
    inner.run();
    System.out.println(o.count);
    o.new Inner(5, "ab").run();
    System.out.println(o.count);
    o.new Inner("xyz").run();
    System.out.println(o.count);
    inner.new Innermost().run();
    o.generic("four");
    System.out.println(o.count);
  }
}
// expect: 12
// expect: 19
// expect: 49
// expect: inner outer 20
// expect: 55
