public class RunWithThrows {
  static class T extends Thread {
    public void run() throws InterruptedException { // expect error: overridden method does not throw InterruptedException
      sleep(1);
    }
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
