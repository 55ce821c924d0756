public class FieldAsResource implements AutoCloseable {
  static FieldAsResource open = new FieldAsResource();
  static final FieldAsResource fixed = new FieldAsResource();
  FieldAsResource other;
  final FieldAsResource own = this;

  public void close() {}

  void run() {
    try (fixed) {
    }
    try (open) { // expect error: variable open used as a try-with-resources resource neither final nor effectively final
    }
    try (fixed.own) {
    }
    try (this.own) {
    }
    try (fixed.other) { // expect error: variable other used as a try-with-resources resource neither final nor effectively final
    }
  }

  public static void main(String[] args) {}
}
