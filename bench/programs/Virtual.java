// Virtual and interface calls on four classes.
public class Virtual {
    interface Shape { int area(); }
    static abstract class Base implements Shape { int side; Base(int side) { this.side = side; } abstract int scale(); public int area() { return side * scale(); } }
    static class A extends Base { A(int s) { super(s); } int scale() { return 1; } }
    static class B extends Base { B(int s) { super(s); } int scale() { return 2; } }
    static class C extends Base { C(int s) { super(s); } int scale() { return side; } }
    static class D implements Shape { public int area() { return 7; } }
    public static void main(String[] args) {
        Shape[] shapes = {new A(1), new B(2), new C(3), new D()};
        long sum = 0;
        for (int i = 0; i < 8_000_000; i++) sum += shapes[i & 3].area();
        System.out.println(sum);
    }
}
