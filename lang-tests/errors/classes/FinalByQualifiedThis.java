// A blank final field is assigned by its name, or by that of `this` before it; by no other way (JLS 4.12.4).
public class FinalByQualifiedThis {
  final int a;
  final int b;
  final int c;
  int d;

  FinalByQualifiedThis() {
    a = 1;
    this.b = 1;
    c = 1;
    FinalByQualifiedThis.this.d = 1;
    FinalByQualifiedThis.this.c = 2; // expect error: cannot assign a value to final variable c
  }

  public static void main(String[] args) {}
}
