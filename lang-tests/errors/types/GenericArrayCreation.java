public class GenericArrayCreation {
  public static void main(String[] args) {
    java.util.List<String>[] a = new java.util.List<String>[3]; // expect error: generic array creation
  }
}
