import java.util.NoSuchClass; // expect error: cannot find symbol

public class UnknownImport {
  public static void main(String[] args) {
    System.out.println("x");
  }
}
