// rules: unprotected-data
// expect rule unprotected-data: 8 8: UnprotectedData.count is shared and written, and no lock protects all its accesses
public class UnprotectedData {
  static int count;

  static void work() {
    for (int i = 0; i < 3; i++)
      count++;
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(UnprotectedData::work, "a"), b = new Thread(UnprotectedData::work, "b");
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
