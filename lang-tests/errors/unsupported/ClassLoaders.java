public class ClassLoaders {
  public static void main(String[] args) {
    System.out.println(String.class.getClassLoader()); // expect unsupported: getClassLoader is not in this library yet
  }
}
