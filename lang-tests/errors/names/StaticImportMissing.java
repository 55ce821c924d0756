import static java.lang.Math.nothing; // expect error: cannot find symbol

public class StaticImportMissing {
  public static void main(String[] args) {
    System.out.println("x");
  }
}
