// Of a name that the superclass has, with other parameters: it is there, and is not overridden.
public class OverridesNothing extends Thread {
  @Override // expect error: method does not override or implement a method from a supertype
  public void run(int times) {}

  @Override // expect error: method does not override or implement a method from a supertype
  public void nothing() {}

  public static void main(String[] args) {
    new OverridesNothing().sleepy(); // expect error: cannot find symbol
  }
}
