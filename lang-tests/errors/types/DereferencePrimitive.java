public class DereferencePrimitive {
  public static void main(String[] args) {
    int x = 5;
    System.out.println(x.length()); // expect error: int cannot be dereferenced
  }
}
