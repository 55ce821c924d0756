// An action without arguments and result.
package java.lang;

@FunctionalInterface
public interface Runnable {
  void run();
}
