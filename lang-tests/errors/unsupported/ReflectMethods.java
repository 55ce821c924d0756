public class ReflectMethods {
  public static void main(String[] args) {
    System.out.println(String.class.getMethods().length); // expect unsupported: getMethods is not in this library yet
  }
}
