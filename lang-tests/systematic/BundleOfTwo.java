// Two threads want one bundle: it may be made twice, but they get the same object.
// explore: proof --outcomes outcomes=2
// expect clean
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.concurrent.atomic.AtomicInteger;

public class BundleOfTwo {
  static final AtomicInteger made = new AtomicInteger();

  public static class Texts extends ListResourceBundle {
    public Texts() {
      made.incrementAndGet();
    }

    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"hello", "hello"}};
    }
  }

  static ResourceBundle find() {
    return ResourceBundle.getBundle("BundleOfTwo$Texts", Locale.ROOT);
  }

  public static void main(String[] args) throws Exception {
    ResourceBundle[] found = new ResourceBundle[1];
    Thread other = new Thread(() -> {
      found[0] = find();
      if (!found[0].getString("hello").equals("hello")) throw new AssertionError();
    });
    other.start();
    ResourceBundle own = find();
    if (!own.getString("hello").equals("hello")) throw new AssertionError();
    other.join();
    if (found[0] != own) throw new AssertionError();
    System.out.println(made);
  }
}
