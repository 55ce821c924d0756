// Classes are not made of bytes, nor services found.
import java.lang.invoke.MethodHandles;
import java.util.ServiceLoader;  // expect unsupported: java.util.ServiceLoader is not in this library yet

public class Metafactories {
  public static void main(String[] args) throws Throwable {
    System.out.println(MethodHandles.lookup().defineClass(new byte[0]));  // expect unsupported: defineClass is not in this library yet
  }
}
