import javax.swing.*; // expect unsupported: javax.swing is outside this VM

public class Swing {
  public static void main(String[] args) {
    System.out.println("x");
  }
}
