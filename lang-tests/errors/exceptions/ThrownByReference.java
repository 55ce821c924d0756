// A reference throws no more than what all methods allow that its function type stands for (JLS 9.9, 15.13.1).
import java.io.*;

public class ThrownByReference {
  interface A {
    void m() throws IOException;
  }
  interface B {
    void m() throws InterruptedException;
  }
  interface Both extends A, B {}

  static void open() throws IOException {
    throw new IOException();
  }

  public static void main(String[] args) {
    A right = ThrownByReference::open;
    Both wrong = ThrownByReference::open; // expect error: incompatible thrown types IOException in functional expression
  }
}
