// A synchronizer that a thread may own.
package java.util.concurrent.locks;

public abstract class AbstractOwnableSynchronizer implements java.io.Serializable {
  // Whoever asks whether he is the owner need not have the lock (OpenJDK: "a data race, but safe"), and is given a right answer.
  private transient volatile Thread exclusiveOwnerThread;

  protected AbstractOwnableSynchronizer() {}

  protected final void setExclusiveOwnerThread(Thread thread) {
    exclusiveOwnerThread = thread;
  }

  protected final Thread getExclusiveOwnerThread() {
    return exclusiveOwnerThread;
  }
}
