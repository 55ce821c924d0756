// What is made for invokedynamic instructions is not there.
import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;  // expect unsupported: java.lang.invoke.LambdaMetafactory is not in this library yet
import java.lang.invoke.MethodHandles;

public class Metafactories {
  public static void main(String[] args) throws Throwable {
    CallSite site = LambdaMetafactory.metafactory(MethodHandles.lookup(), "run", null, null, null, null);
    System.out.println(MethodHandles.lookup().defineClass(new byte[0]));  // expect unsupported: defineClass is not in this library yet
  }
}
