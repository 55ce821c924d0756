public class ClassLoaders {
  public static void main(String[] args) {
    System.out.println(String.class.getProtectionDomain()); // expect unsupported: getProtectionDomain is not in this library yet
  }
}
