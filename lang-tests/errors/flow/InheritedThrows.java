// As lang/exceptions/InheritedThrows: what all declare must be caught; a class's own method has its own clause.
import java.io.FileNotFoundException;
import java.io.IOException;

public class InheritedThrows {
  interface Reads {
    int read() throws IOException;
  }

  interface Finds {
    int read() throws FileNotFoundException, InterruptedException;
  }

  interface Both extends Reads, Finds {}

  interface Again extends Both {
    int read() throws FileNotFoundException;
  }

  static int wrong(Both both) {
    return both.read();  // expect error: unreported exception FileNotFoundException
  }

  static int wrongToo(Again again) {
    return again.read();  // expect error: unreported exception FileNotFoundException
  }

  static int right(Both both) throws FileNotFoundException {
    return both.read();
  }
}
