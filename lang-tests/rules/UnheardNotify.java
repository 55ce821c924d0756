// rules: unheard-notify
// expect rule unheard-notify: 8: UnheardNotify.bell is notified, but nobody has waited there in the whole run
public class UnheardNotify {
  static final Object bell = new Object();

  public static void main(String[] args) {
    synchronized (bell) {
      bell.notifyAll();
    }
  }
}
