// Binary trees: allocation and collection.
public class Trees {
    Trees left, right;
    static Trees make(int depth) { Trees t = new Trees(); if (depth > 0) { t.left = make(depth - 1); t.right = make(depth - 1); } return t; }
    int check() { return left == null ? 1 : 1 + left.check() + right.check(); }
    public static void main(String[] args) {
        Trees kept = make(15);
        int sum = 0;
        for (int i = 0; i < 40; i++) sum += make(14).check();
        System.out.println(sum + kept.check());
    }
}
