public class InterfaceInstance {
  public static void main(String[] args) {
    new Runnable(); // expect error: Runnable is abstract; cannot be instantiated
  }
}
