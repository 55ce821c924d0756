public class LoadLibrary {
  public static void main(String[] args) {
    System.loadLibrary("x"); // expect unsupported: loadLibrary is not in this library yet
  }
}
