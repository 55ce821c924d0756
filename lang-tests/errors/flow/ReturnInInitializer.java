public class ReturnInInitializer {
  {
    return; // expect error: return outside method
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
