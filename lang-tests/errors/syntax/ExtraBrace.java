public class ExtraBrace {
  public static void main(String[] args) {
    System.out.println("x");
  }
}
} // expect error: class, interface, enum, or record expected
