// A checked exception through "throws" of main.
// expect uncaught: java.lang.Exception
public class Checked {
  public static void main(String[] args) throws Exception {
    System.out.println("before");
    throw new Exception();
  }
}
// expect: before
