// A writer of a program's own is called under its lock for single characters and texts, as java.io.Writer does it.
import java.io.*;

public class Locks {
  static class Own extends Writer {
    final StringBuilder log = new StringBuilder();

    Own(Object lock) {
      super(lock);
    }

    Own() {}

    Object lock() {
      return lock;
    }

    @Override
    public void write(char[] chars, int off, int len) {
      log.append(chars, off, len).append(Thread.holdsLock(lock) ? "+ " : "- ");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  public static void main(String[] args) throws IOException {
    for (Own w : new Own[] {new Own(), new Own(new Object())}) {
      System.out.println(w.lock() == w);
      w.write('a');
      w.write("bc");
      w.write("defg", 1, 2);
      w.write(new char[] {'h', 'i'});
      w.append('j').append("kl").append("mnop", 1, 3);
      System.out.println(w.log);
    }
    // Nothing is written of a text without characters.
    new DataOutputStream(null).writeBytes("");
  }
}
// expect: true
// expect: a+ bc+ ef+ hi- j+ kl+ no+ 
// expect: false
// expect: a+ bc+ ef+ hi- j+ kl+ no+ 
