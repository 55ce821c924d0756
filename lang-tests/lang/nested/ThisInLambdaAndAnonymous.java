// this means the outer object in a lambda, the anonymous object in its class.
public class ThisInLambdaAndAnonymous {
  String name = "outer";
  public String toString() { return name; }
  void run() {
    Runnable l = () -> System.out.println("lambda " + this + " " + name);
    Runnable a = new Runnable() {
      String name = "anon";
      public void run() { System.out.println(this + " " + name + " " + ThisInLambdaAndAnonymous.this.name + " " + ThisInLambdaAndAnonymous.this); }
      public String toString() { return "anonymous"; }
    };
    l.run();
    a.run();
    name = "changed";
    l.run();
    a.run();
    java.util.function.Supplier<Runnable> nested = () -> () -> System.out.println("deep " + this);
    nested.get().run();
  }

  public static void main(String[] args) {
    new ThisInLambdaAndAnonymous().run();
  }
}
// expect: lambda outer outer
// expect: anonymous anon outer outer
// expect: lambda changed changed
// expect: anonymous anon changed changed
// expect: deep changed
