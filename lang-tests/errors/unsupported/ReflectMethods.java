public class ReflectMethods {
  public static void main(String[] args) {
    System.out.println(String.class.getMethods()[0].getAnnotatedReturnType()); // expect unsupported: getAnnotatedReturnType is not in this library yet
  }
}
