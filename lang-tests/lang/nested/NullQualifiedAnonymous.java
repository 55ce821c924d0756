// The qualifier of a creation is found to be null before the arguments are evaluated (JLS 15.9.4), with a body, too.
public class NullQualifiedAnonymous {
  class Inner {
    final int n;

    Inner(int n) {
      this.n = n;
    }
  }

  static int evaluated = 0;

  static int argument() {
    return ++evaluated;
  }

  static NullQualifiedAnonymous none() {
    return null;
  }

  public static void main(String[] args) {
    try {
      none().new Inner(argument());
    } catch (NullPointerException e) {
      System.out.println("plain: " + evaluated);
    }
    try {
      none().new Inner(argument()) {};
    } catch (NullPointerException e) {
      System.out.println("with a body: " + evaluated);
    }
    System.out.println(new NullQualifiedAnonymous().new Inner(argument()) {
      int twice() {
        return 2 * n;
      }
    }.twice());
  }
}
// expect: plain: 0
// expect: with a body: 0
// expect: 2
