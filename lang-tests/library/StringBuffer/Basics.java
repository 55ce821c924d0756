// StringBuffer does what StringBuilder does.
public class Basics {
  public static void main(String[] args) {
    StringBuffer b = new StringBuffer();
    b.append("x").append(1).insert(0, true).reverse();
    System.out.println(b + " " + b.length());
    b.delete(0, 2).setLength(3);
    System.out.println(b.toString());
    System.out.println(b.indexOf("r") + " " + b.charAt(1) + b.substring(1));
  }
}
// expect: 1xeurt 6
// expect: eur
// expect: 2 uur
