public class SamInterfaceTwice {
  static class A implements Comparable<String>, Comparable<Integer> { // expect error: repeated interface
    public int compareTo(String s) { return 0; }
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
