// The loader of classes that a thread tells its code to use: inherited from the thread that made it.
public class ContextLoaders {
  static class Own extends ClassLoader {}

  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    ClassLoader first = main.getContextClassLoader();
    System.out.println(first.loadClass("ContextLoaders$Own").getName());
    Own own = new Own();
    Thread before = new Thread(() -> System.out.println(Thread.currentThread().getContextClassLoader() == first));
    main.setContextClassLoader(own);
    Thread after = new Thread(() -> {
      System.out.println(Thread.currentThread().getContextClassLoader() == own);
      Thread.currentThread().setContextClassLoader(first);
    });
    System.out.println((main.getContextClassLoader() == own) + " " + (after.getContextClassLoader() == own));
    before.start();
    before.join();
    after.start();
    after.join();
    System.out.println(main.getContextClassLoader() == own);
  }
}
// expect: ContextLoaders$Own
// expect: true true
// expect: true
// expect: true
// expect: true
