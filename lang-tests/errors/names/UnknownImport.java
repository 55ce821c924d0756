import java.util.NoSuchClass; // expect error: NoSuchClass

public class UnknownImport {
  public static void main(String[] args) {
    System.out.println("x");
  }
}
