public class AnonymousMissing {
  public static void main(String[] args) {
    Comparable<String> c = new Comparable<>() {}; // expect error: does not override abstract method compareTo
  }
}
