// What OpenJDK calls the class of the object for which a thread waits in a class of java.util.concurrent. Here these wait on
// objects of other classes.
package java.lang.management;

import heddle.WaitQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

final class BlockerNames {
  private static final String CONCURRENT = "java.util.concurrent.";
  private static final String CONDITION = "locks.AbstractQueuedSynchronizer$ConditionObject";

  private BlockerNames() {}

  static String nameOf(Object blocker) {
    String name = blocker.getClass().getName();
    if (name.equals("java.util.Timer$Sync")) return "java.util.TaskQueue";
    if (name.equals("java.lang.ref.ReferenceQueue$Waiters")) return "java.lang.ref.ReferenceQueue$Lock";
    if (!name.startsWith(CONCURRENT)) return name;
    if (blocker instanceof Condition) return name.endsWith("$ConditionObject") ? name : CONCURRENT + CONDITION;
    return CONCURRENT + nameHere(blocker, name.substring(CONCURRENT.length()));
  }

  private static String nameHere(Object blocker, String name) {
    switch (name) {
      case "locks.ReentrantLock$Sync":
        return "locks.ReentrantLock$" + sync(ReentrantLock.$isFair(blocker));
      case "locks.QueuedLock":
        return "locks.ReentrantLock$" + sync(((WaitQueue) blocker).isFair());
      case "locks.ReentrantReadWriteLock$Sync":
        return "locks.ReentrantReadWriteLock$" + sync(((WaitQueue) blocker).isFair());
      case "Semaphore$Sync":
        return "Semaphore$" + sync(((WaitQueue) blocker).isFair());
      case "locks.MonitorCondition$Waiters":
      case "MonitorQueue$NotEmpty":
      case "MonitorQueue$NotFull":
      case "CyclicBarrier$Sync":
      case "ThreadPoolExecutor$IdleWorkers":
      case "ThreadPoolExecutor$Termination":
        return CONDITION;
      case "SynchronousQueue$Node":
        return "SynchronousQueue$TransferStack";
      case "SynchronousQueue$FairNode":
        return "SynchronousQueue$TransferQueue";
      case "LinkedTransferQueue$Request":
      case "ElementChain$Node":
        return "LinkedTransferQueue";
      case "Phaser$Sync":
        return "Phaser$QNode";
      case "CompletableFuture$Sync":
        return "CompletableFuture$Signaller";
      case "ForkJoinTask$Sync":
        return "ForkJoinTask$Aux";
      case "ForkJoinPool$IdleWorkers":
      case "ForkJoinPool$Quiet":
        return "ForkJoinPool";
      case "Exchanger$Sync":
      case "FutureTask$Sync":
      case "locks.StampedLock$Sync":
        return name.substring(0, name.indexOf('$'));
      default:
        return name;
    }
  }

  private static String sync(boolean fair) {
    return fair ? "FairSync" : "NonfairSync";
  }
}
