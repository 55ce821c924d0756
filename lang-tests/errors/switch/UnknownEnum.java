public class UnknownEnum {
  enum E { A, B }

  public static void main(String[] args) {
    E e = E.A;
    switch (e) {
      case C: break; // expect error: an enum switch case label must be the unqualified name of an enumeration constant
    }
  }
}
