import java.lang.reflect.Method; // expect unsupported: java.lang.reflect is outside this VM

public class ReflectImport {
  public static void main(String[] args) {
    System.out.println("x");
  }
}
