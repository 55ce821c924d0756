// The only thread of the program reads what a finalizer writes: of what main does only the end of the constructor comes before that (JLS 12.6, 17.4.5).
// explore: proof --finalizers=explore
// explore: all --finalizers=explore
// expect race: RaceWithLoneFinalizer.total
public class RaceWithLoneFinalizer {
  static int total;
  static volatile int step;

  static class Resource {
    @Override
    protected void finalize() {
      total = 4;
    }
  }

  public static void main(String[] args) {
    new Resource();
    step = 1;
    step = 2;
    System.out.println(total);
  }
}
