// Base of everything that can be thrown.
//
// The VM creates exceptions without running a constructor: all fields but `message`, `cause` and
// `backtrace` are then zero, so zero must mean "as usual" everywhere.
package java.lang;

import heddle.VM;
import java.io.PrintStream;
import java.io.PrintWriter;

public class Throwable implements java.io.Serializable {
  private String message;
  private Throwable cause;
  private boolean causeSet;
  // (method id << 32 | pc) of each frame, innermost first; written by fillInStackTrace0 or the VM.
  private long[] backtrace;
  private StackTraceElement[] stackTrace;  // what the program has set; null: it is in the backtrace
  private Throwable[] suppressed;          // the first suppressedCount are used
  private int suppressedCount;
  private boolean suppressionOff;
  private boolean traceOff;

  public Throwable() {
    fillInStackTrace();
  }

  public Throwable(String message) {
    fillInStackTrace();
    this.message = message;
  }

  public Throwable(String message, Throwable cause) {
    fillInStackTrace();
    this.message = message;
    this.cause = cause;
    causeSet = true;
  }

  public Throwable(Throwable cause) {
    fillInStackTrace();
    message = cause == null ? null : cause.toString();
    this.cause = cause;
    causeSet = true;
  }

  protected Throwable(
      String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
    if (writableStackTrace) {
      fillInStackTrace();
    } else {
      traceOff = true;
    }
    this.message = message;
    this.cause = cause;
    causeSet = true;
    suppressionOff = !enableSuppression;
  }

  public String getMessage() {
    return message;
  }

  public String getLocalizedMessage() {
    return getMessage();
  }

  public Throwable getCause() {
    return cause;
  }

  public synchronized Throwable initCause(Throwable cause) {
    if (causeSet || this.cause != null) {
      throw new IllegalStateException(
          "Can't overwrite cause with " + (cause == null ? "a null" : cause.toString()), this);
    }
    if (cause == this) throw new IllegalArgumentException("Self-causation not permitted", this);
    this.cause = cause;
    causeSet = true;
    return this;
  }

  @Override
  public String toString() {
    String name = getClass().getName();
    String text = getLocalizedMessage();
    return text != null ? name + ": " + text : name;
  }

  public void printStackTrace() {
    printStackTrace(System.err);
  }

  public void printStackTrace(PrintStream s) {
    if (!VM.standardMonitors()) {
      s.print(stackTraceText(""));
      return;
    }
    synchronized (s) {
      s.print(stackTraceText(""));
    }
  }

  public void printStackTrace(PrintWriter s) {
    s.print(stackTraceText(""));
  }

  // What printStackTrace prints after `prefix`; in one piece, so that printing it is atomic.
  String stackTraceText(String prefix) {
    StringBuilder out = new StringBuilder(prefix);
    Throwable[] seen = {this};
    out.append(toString()).append('\n');
    StackTraceElement[] trace = ourStackTrace();
    for (StackTraceElement element : trace) {
      out.append("\tat ").append(element.toString()).append('\n');
    }
    if (suppressedCount != 0) {
      for (Throwable other : getSuppressed()) {
        seen = other.appendEnclosed(out, trace, "Suppressed: ", "\t", seen);
      }
    }
    Throwable because = getCause();
    if (because != null) because.appendEnclosed(out, trace, "Caused by: ", "", seen);
    return out.toString();
  }

  private Throwable[] appendEnclosed(
      StringBuilder out, StackTraceElement[] enclosing, String caption, String prefix,
      Throwable[] seen) {
    for (Throwable other : seen) {
      if (other == this) {
        out.append(prefix).append(caption).append("[CIRCULAR REFERENCE: ");
        out.append(toString()).append("]\n");
        return seen;
      }
    }
    int known = seen.length;
    Throwable[] more = new Throwable[known + 1];
    System.arraycopy(seen, 0, more, 0, known);
    more[known] = this;
    seen = more;

    StackTraceElement[] trace = ourStackTrace();
    int last = trace.length - 1;
    int lastEnclosing = enclosing.length - 1;
    while (last >= 0 && lastEnclosing >= 0 && trace[last].equals(enclosing[lastEnclosing])) {
      last--;
      lastEnclosing--;
    }
    int inCommon = trace.length - 1 - last;
    out.append(prefix).append(caption).append(toString()).append('\n');
    for (int i = 0; i <= last; i++) {
      out.append(prefix).append("\tat ").append(trace[i].toString()).append('\n');
    }
    if (inCommon != 0) {
      out.append(prefix).append("\t... ").append(inCommon).append(" more\n");
    }
    if (suppressedCount != 0) {
      for (Throwable other : getSuppressed()) {
        seen = other.appendEnclosed(out, trace, "Suppressed: ", prefix + "\t", seen);
      }
    }
    Throwable because = getCause();
    if (because != null) seen = because.appendEnclosed(out, trace, "Caused by: ", prefix, seen);
    return seen;
  }

  public Throwable fillInStackTrace() {
    if (traceOff) return this;
    if (backtrace == null) {  // in the constructor
      fillInStackTrace0();
      return this;
    }
    synchronized (this) {
      stackTrace = null;
      fillInStackTrace0();
    }
    return this;
  }

  // Stores the backtrace of the calling thread, without the frames of this method, of
  // fillInStackTrace and of this object's constructors.
  private native void fillInStackTrace0();

  public StackTraceElement[] getStackTrace() {
    StackTraceElement[] trace = ourStackTrace();
    return trace.length == 0 ? trace : trace.clone();
  }

  private StackTraceElement[] ourStackTrace() {
    StackTraceElement[] set = stackTrace;
    return set != null ? set : StackTraceElement.decode(backtrace);
  }

  public void setStackTrace(StackTraceElement[] stackTrace) {
    StackTraceElement[] copy = stackTrace.clone();
    for (int i = 0; i < copy.length; i++) {
      if (copy[i] == null) throw new NullPointerException("stackTrace[" + i + "]");
    }
    synchronized (this) {
      if (!traceOff) this.stackTrace = copy;
    }
  }

  public final synchronized void addSuppressed(Throwable exception) {
    if (exception == this) {
      throw new IllegalArgumentException("Self-suppression not permitted", exception);
    }
    if (exception == null) throw new NullPointerException("Cannot suppress a null exception.");
    if (suppressionOff) return;
    if (suppressed == null) {
      suppressed = new Throwable[2];
    } else if (suppressedCount == suppressed.length) {
      Throwable[] larger = new Throwable[suppressedCount * 2];
      System.arraycopy(suppressed, 0, larger, 0, suppressedCount);
      suppressed = larger;
    }
    suppressed[suppressedCount++] = exception;
  }

  public final synchronized Throwable[] getSuppressed() {
    Throwable[] result = new Throwable[suppressedCount];
    if (suppressedCount > 0) System.arraycopy(suppressed, 0, result, 0, suppressedCount);
    return result;
  }
}
