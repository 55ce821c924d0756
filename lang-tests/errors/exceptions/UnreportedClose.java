public class UnreportedClose {
  static class R implements AutoCloseable { public void close() throws Exception {} }

  public static void main(String[] args) {
    try (R r = new R()) { // expect error: unreported exception Exception
      System.out.println("x");
    }
  }
}
