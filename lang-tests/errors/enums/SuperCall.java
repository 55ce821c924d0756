// JLS 8.9.2
public class SuperCall {
  enum Plain {
    A;
    Plain() {
      super(); // expect error: call to super not allowed in enum constructor
    }
  }
  enum WithBodies {
    A {};
    WithBodies() {
      super(); // expect error: call to super not allowed in enum constructor
    }
  }
  enum Right {
    A, B(1) {};
    Right() { this(0); }
    Right(int i) {}
  }

  public static void main(String[] args) {}
}
