public class OutOfScopeBlock {
  public static void main(String[] args) {
    {
      int z = 1;
    }
    System.out.println(z); // expect error: cannot find symbol
  }
}
