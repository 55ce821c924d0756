// A function type throws what all methods allow that it stands for (JLS 9.9).
import java.io.*;

public class ThrownByAllOfThem {
  interface A {
    void m() throws IOException;
  }
  interface B {
    void m() throws InterruptedException;
  }
  interface C {
    void m() throws FileNotFoundException, InterruptedException;
  }
  interface AB extends A, B {}
  interface AC extends A, C {}

  public static void main(String[] args) {
    AB none = () -> {
      throw new IOException(); // expect error: unreported exception IOException; must be caught or declared to be thrown
    };
    AC missing = () -> {
      throw new FileNotFoundException();
    };
    AC other = () -> Thread.sleep(1); // expect error: unreported exception InterruptedException; must be caught or declared to be thrown
  }
}
