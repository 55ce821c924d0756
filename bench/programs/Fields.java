// A loop over instance fields.
public class Fields {
    int a, b;
    void step(int n) { for (int i = 0; i < n; i++) { a += b; b ^= i; } }
    public static void main(String[] args) {
        Fields f = new Fields();
        f.b = 3;
        f.step(30_000_000);
        System.out.println(f.a + " " + f.b);
    }
}
