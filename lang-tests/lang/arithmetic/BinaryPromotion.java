// The type of a binary operation, seen by an overload.
public class BinaryPromotion {
  static String type(int v) { return "int"; }
  static String type(long v) { return "long"; }
  static String type(float v) { return "float"; }
  static String type(double v) { return "double"; }

  public static void main(String[] args) {
    byte b = 1;
    short s = 2;
    char c = 3;
    int i = 4;
    long l = 5;
    float f = 6;
    double d = 7;
    System.out.println(type(b + b) + " " + type(s * c) + " " + type(c - b));
    System.out.println(type(b + l) + " " + type(l + f) + " " + type(f + d) + " " + type(i / f));
    System.out.println(type(b << l) + " " + type(l << b) + " " + type(c >> c));
    System.out.println(type(-b) + " " + type(+c) + " " + type(~s) + " " + type(b++));
    System.out.println(type(true ? b : i) + " " + type(true ? i : l) + " " + type(false ? c : f));
    System.out.println(type(b & l) + " " + type(s | c) + " " + type(i ^ l));
    System.out.println(type('a') + " " + type(1f) + " " + type(1e3) + " " + type(07L) + " " + type(b += d));
  }
}
// expect: int int int
// expect: long float double float
// expect: int long int
// expect: int int int int
// expect: int long float
// expect: long int long
// expect: int float double long int
