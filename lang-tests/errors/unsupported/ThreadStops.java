// Methods that cannot do here what they do in Java are refused where they are called, by whichever name: also of the program's own
// subclass, and as a method reference. They stay members: javac lets no subclass declare another `stop()`.
import java.util.function.Consumer;

public class ThreadStops {
  static class Worker extends Thread {
    void end() {
      stop(); // expect unsupported: java.lang.Thread.stop is outside this VM (no thread stops, suspends or resumes another)
    }
  }

  // One's own method of that name is another one.
  static class Clock {
    boolean stopped;

    void stop() {
      stopped = true;
    }
  }

  public static void main(String[] args) {
    Worker worker = new Worker();
    worker.suspend(); // expect unsupported: java.lang.Thread.suspend is outside this VM
    worker.resume(); // expect unsupported: java.lang.Thread.resume is outside this VM
    Consumer<Thread> stop = Thread::stop; // expect unsupported: java.lang.Thread.stop is outside this VM
    new Clock().stop();
    stop.accept(worker);
  }
}
