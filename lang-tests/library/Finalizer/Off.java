// options: --no-finalizers
// openjdk: skip a run with --finalization=disabled needs a later version
public class Off {
  @Override
  protected void finalize() {
    System.out.println("not called");
  }

  static void make() {
    new Off();
  }

  public static void main(String[] args) {
    make();
    System.gc();
    System.runFinalization();
    System.out.println("end"); // expect: end
  }
}
