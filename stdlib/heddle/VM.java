// What the class library asks of the VM. For the library only; programs use heddle.Verify.
package heddle;

public final class VM {
  private VM() {}

  private static boolean toldApart;

  // The program may notice from now on in which order threads that run the same code have been made: they are not
  // interchangeable (docs/algorithms.md, "Like threads").
  public static void tellApart() {
    if (!toldApart) toldApart = true;
  }

  // --- visible operations (interp/vm_ops.def). `field` names a volatile field of the holder's class.
  // Monitors without block structure: what synchronized does at its begin and its end.
  public static native void enter(Object monitor);

  public static native void enterInterruptibly(Object monitor) throws InterruptedException;

  public static native void exit(Object monitor);

  public static native boolean tryEnter(Object monitor);

  // Who has the monitor; null: nobody.
  public static native Thread owner(Object monitor);

  // How many threads stand in front of the monitor and cannot enter it; with a thread: whether it does.
  public static native int queued(Object monitor, Thread thread);

  // In one step: the ordinal of the thread's state; in seen[0] what it stands still for (a monitor or lock that it enters,
  // what it waits on, the thread that it joins, for what it is parked) and in seen[1] who has that; as the stack trace of the
  // exception, which may be null, where it stands. If `depths` is not null: in depths[0] and depths[1] how many
  // monitors and, if asked for, locks the thread has, in seen from seen[2] on those that there is room for, monitors first, and
  // from depths[2] on at which elements of the stack trace it has entered the monitors.
  public static native int look(Thread thread, Object[] seen, Throwable stack, int[] depths, boolean locks);

  // How many threads are deadlocked at monitors, or also at locks, in one step; in the array those that it has room for.
  public static native int deadlocked(Thread[] into, boolean locks);

  // Until the thread has ended, or nobody else can go on, ever. Only one thread of a program may use it.
  public static native void joinUnlessStuck(Thread thread);

  // How often this thread has entered the monitor.
  public static native int holds(Object monitor);

  // Frees the monitor, wholly, and waits in the wait set of another object (or of the monitor itself),
  // for at most so many nanoseconds (0: without limit). Returns what is left of them with the monitor
  // entered again; 0: the time was up.
  public static native long await(Object waitSet, Object monitor, long nanos)
      throws InterruptedException;

  // The same, for a method that has done nothing yet that others could notice or rely on, and that nobody counts among
  // those who wait: it may as well have been called later. So under exploration it is, if nobody can tell (docs/exploration.md,
  // "Calls of the library").
  public static native long awaitOrComeLater(Object waitSet, Object monitor, long nanos)
      throws InterruptedException;

  // The same without a time limit; an interrupt only sets the flag.
  public static native void awaitUninterruptibly(Object waitSet, Object monitor);

  // Wakes the thread that has waited longest, or all. The caller has the monitor.
  public static native void signal(Object waitSet);

  public static native void signalAll(Object waitSet);

  public static native int waiters(Object waitSet);

  public static native boolean compareAndSetInt(Object holder, String field, int expected, int update);

  public static native boolean compareAndSetLong(
      Object holder, String field, long expected, long update);

  public static native boolean compareAndSetReference(
      Object holder, String field, Object expected, Object update);

  // The same, but under exploration it may fail although the value is the expected one.
  public static native boolean weakCompareAndSetInt(Object holder, String field, int expected, int update);

  public static native boolean weakCompareAndSetLong(
      Object holder, String field, long expected, long update);

  public static native boolean weakCompareAndSetReference(
      Object holder, String field, Object expected, Object update);

  // Plain mode: no synchronisation, and a data race beside an access of another thread.
  public static native int getPlainInt(Object holder, String field);

  public static native long getPlainLong(Object holder, String field);

  public static native Object getPlainReference(Object holder, String field);

  public static native void setPlainInt(Object holder, String field, int value);

  public static native void setPlainLong(Object holder, String field, long value);

  public static native void setPlainReference(Object holder, String field, Object value);

  public static native int getAndAddInt(Object holder, String field, int delta);

  public static native long getAndAddLong(Object holder, String field, long delta);

  // Adds; true: the sum is below the limit. For counters whose exact value matters only at a limit: under exploration
  // additions below it commute (docs/algorithms.md, "Additions commute").
  public static native boolean addBelow(Object holder, String field, int delta, int limit);

  public static native int getAndSetInt(Object holder, String field, int value);

  public static native long getAndSetLong(Object holder, String field, long value);

  public static native Object getReference(Object holder, String field);

  public static native Object getAndSetReference(Object holder, String field, Object value);

  // Of a variable that has a VarHandle (java/lang/invoke/VarHandle.java), in a mode stronger than plain: in its holder (for a
  // static field `statics` of the class), at `where` (`offset` of a field, the index of an element). Numbers are widened to a
  // long, those of float and double as their bits. Or of a number in the bytes of an array, from the index `where` on: the bits of
  // `where` from 32 on are its type as in descriptors, and BIG_ENDIAN.
  public static final long BIG_ENDIAN = 1L << 40;

  public static native long varGet(Object holder, long where);

  public static native Object varGetReference(Object holder, int where);

  public static native void varSet(Object holder, long where, long value);

  public static native void varSetReference(Object holder, int where, Object value);

  public static final int IF_EQUAL = 0;  // to b, if it is a
  public static final int SET = 1;       // to a; likewise
  public static final int ADD = 2;
  public static final int OR = 3;
  public static final int AND = 4;
  public static final int XOR = 5;

  // What was there before.
  public static native long varChange(Object holder, long where, int how, long a, long b);

  public static native Object varChangeReference(Object holder, int where, int how, Object a, Object b);

  public static native boolean varWeakCompareAndSet(Object holder, long where, long expected, long update);

  public static native boolean varWeakCompareAndSetReference(Object holder, int where, Object expected, Object update);

  // The exception is about to be given to this thread's uncaught-exception handler, and the thread lives on.
  public static native void unhandled(Throwable exception);

  // The name of the thread, which the program asks for; under exploration it is marked, so that who only prints it has
  // not seen it (interp/printed_text.h).
  public static native String askName(Thread thread, String name);

  // Is the number that the calling method will return to the program only put into text? True under exploration at most
  // (interp/printed_text.h).
  public static native boolean isOnlyPrinted();

  // The first `count` texts, which nobody else knows, as one.
  public static native String joinTexts(String[] texts, int count);

  // Reads that volatile field of an object and stores it in its copy, which nobody else knows; how many there are.
  public static native void copyVolatile(Object original, Object copy, int index);

  public static native int volatileFields(Object object);

  // As the first use of the class would do.
  public static native void initialise(Class<?> c);

  // Reads up to `length` bytes of standard input; -1 at its end.
  public static native int readInput(byte[] buffer, int offset, int length);

  // Whether there is more: then reading gives at least one byte. Waits until that is known.
  public static native boolean inputReady();

  // Writes the whole text, atomically, to standard output (1) or standard error (2).
  public static native void writeOutput(int stream, String text);

  // --- files (heddle/OpenFile.java and java/io/File.java have the numbers). Negative: an error; its
  // text is errorText(-result).
  public static native int openFile(String path, int flags);

  public static native int readFile(int descriptor, byte[] buffer, int offset, int length);

  public static native int writeFile(int descriptor, byte[] buffer, int offset, int length);

  public static native int readFileAt(int descriptor, byte[] buffer, int offset, int length, long place);

  public static native int writeFileAt(int descriptor, byte[] buffer, int offset, int length, long place);

  public static native long fileControl(int descriptor, int what, long value);

  public static native long fileStatus(String path, int what);

  public static native int changePath(int what, String path, String to);

  // The names, each ended by a NUL; null: it is no directory that can be read.
  public static native String listDirectory(String path);

  // --- natives of stdlib
  public static native String errorText(int error);

  // A variable of the environment; null: not set. "": all of them, "NAME=value" each ended by a NUL.
  public static native String environment(String name);

  // user.dir, user.home, user.name.
  public static native String property(String name);

  // Thread.join must be Java's own wait loop.
  public static native boolean fullJoin();

  public static native boolean exploring();

  // Whether the search asks for a thread for each task of a pool, in place of the pool's workers (docs/algorithms.md, "A
  // thread for each task"). Only pools that nobody can tell from others may do so. What would tell the program that
  // there are no workers has to call tellApart(), which ends such a search.
  public static native boolean threadPerTask();

  // Whether this thread is one of those.
  public static native boolean inTask();

  // Whether threads meet in that field of the library, "java.lang.Thread.name", while the program is explored:
  // tester/hidden_state.h has them. Then its accesses are visible operations.
  public static native boolean shared(String field);

  // Whether somebody may interrupt a thread: in plain runs always, under exploration if the program does.
  public static boolean interrupts() {
    return !exploring() || shared("thread interrupts");
  }

  // Whether who uses System.out, err or in enters its monitor, as on OpenJDK: in plain runs always, under exploration once
  // somebody uses one of these monitors in another way.
  public static boolean standardMonitors() {
    return !exploring() || shared("monitors of standard streams");
  }

  // Whether threads are to count latches down in any order, as long as nobody waits: the program is explored, and calls
  // that would have to wait come later instead, as a rule (awaitOrComeLater).
  public static native boolean latchesAdd();

  // Of an unseeded generator: depends on the run's seed, the thread and how often it asked.
  public static native long nextSeed();

  // A new array of the class of `like` (an array) with `length` elements.
  public static native <T> T[] newArrayLike(T[] like, int length);

  // Copies the first elements of a list's array to the larger one that takes its place. (System.arraycopy would do; by
  // this one the tester knows that nobody looks at the elements.)
  public static native void copyToLarger(Object[] from, Object[] to, int count);

  // A new array of this array class.
  public static native <T> T[] newArray(Class<? extends T[]> arrayClass, int length);

  // A new array with elements of this class, primitive or not.
  public static native Object newArrayOf(Class<?> component, int length);

  // Whether the object's class implements Comparable of itself, by its own declaration.
  public static native boolean comparesToOwnClass(Object object);
}
