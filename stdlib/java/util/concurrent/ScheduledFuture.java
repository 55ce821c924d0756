// The result of a task that is due later.
package java.util.concurrent;

public interface ScheduledFuture<V> extends Delayed, Future<V> {}
