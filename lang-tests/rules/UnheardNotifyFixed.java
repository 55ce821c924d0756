// rules: unheard-notify
public class UnheardNotifyFixed {
  static final Object bell = new Object();

  public static void main(String[] args) throws Exception {
    synchronized (bell) {
      bell.wait(1);
      bell.notifyAll();
    }
  }
}
