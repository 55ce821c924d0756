// Something that is due after a delay.
package java.util.concurrent;

public interface Delayed extends Comparable<Delayed> {
  long getDelay(TimeUnit unit);
}
