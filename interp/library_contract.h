// What the interpreter expects of the class library, by name. Everything marked (optional) may be
// missing: the tiny library of the unit tests (test_support/test_world.h) has less than the real one.
//
//   java/lang/Thread     String name; boolean daemon;
//                        int vmThread;  (optional) written by the VM: 0 new, id + 1 once started, -1 new
//                                       and already interrupted. Not to be touched by the library.
//                        void run();
//                        void dispatchUncaught(Throwable, own handler, default handler), or without the handlers;
//                                       runs when an exception leaves run()
//                        uncaughtExceptionHandler, static defaultUncaughtExceptionHandler, group, and of ThreadGroup
//                        parent  (optional): who takes that exception
//   java/lang/Throwable  String message (or detailMessage); Throwable cause;
//                        backtrace: Object or long[], (method id << 32 | pc), innermost first
//   java/lang/Runtime    static Thread[] hooks;  (optional) null: none; static void runHooks();  runs them all
//   java/lang/FinalizerThread, java/lang/ref/ReferenceHandler   (optional) threads of the VM's own
//   java/lang/ref/Reference   referent, queue, discovered; static pending: see vm/reclaim.cpp
//   java/lang/Class      Throwable initFailure;  (optional) why its initialisation failed
//
// Exceptions that the VM makes (ArithmeticException ...) are allocated and filled directly: their
// constructors and class initialisers do not run.
#pragma once

namespace heddle::interp::library {

inline constexpr char kThread[] = "java/lang/Thread";
inline constexpr char kSystem[] = "java/lang/System";
inline constexpr char kRuntime[] = "java/lang/Runtime";
inline constexpr char kRunHooks[] = "runHooks";
inline constexpr char kFinalizerThread[] = "java/lang/FinalizerThread";
inline constexpr char kReference[] = "java/lang/ref/Reference";
inline constexpr char kReferenceHandler[] = "java/lang/ref/ReferenceHandler";
inline constexpr char kThreadName[] = "name";
inline constexpr char kThreadDaemon[] = "daemon";
inline constexpr char kThreadTarget[] = "target";  // (optional) Runnable
inline constexpr char kTaskThreads[] = "heddle/TaskThreads";
inline constexpr char kTaskCount[] = "tasks";        // int, of heddle.TaskThreads
inline constexpr char kTasksEnded[] = "terminated";  // boolean, likewise
inline constexpr char kStopper[] = "heddle/TaskThreads$Stopper";
inline constexpr char kStoppedTask[] = "task";  // heddle.TaskBody, of that
inline constexpr char kStops[] = "heddle.TaskThreads.stops";
inline constexpr char kPoolOfTask[] = "pool";  // heddle.TaskThreads, of heddle.TaskBody
inline constexpr char kIsForked[] = "forked";  // boolean, likewise
inline constexpr char kHasEnded[] = "ended";   // boolean, likewise
inline constexpr char kHasLeft[] = "left";     // boolean, likewise
inline constexpr char kLatch[] = "java/util/concurrent/CountDownLatch";
inline constexpr char kLatchSync[] = "java/util/concurrent/CountDownLatch$Sync";
inline constexpr char kLatchCount[] = "count";  // long, of that
inline constexpr char kLatchAwait[] = "await";
inline constexpr char kCountDown[] = "countDown";
inline constexpr char kForkJoinWorker[] = "java/util/concurrent/ForkJoinWorkerThread";
inline constexpr char kPoolWorker[] = "java/util/concurrent/ThreadPoolExecutor$Worker";
inline constexpr char kPoolBody[] = "heddle/PoolBody";
inline constexpr char kTaskBody[] = "heddle/TaskBody";
inline constexpr char kThreadId[] = "vmThread";
inline constexpr char kRun[] = "run";
inline constexpr char kDispatchUncaught[] = "dispatchUncaught";
inline constexpr char kDispatchUncaughtDescriptor[] =
    "(Ljava/lang/Throwable;Ljava/lang/Thread$UncaughtExceptionHandler;Ljava/lang/Thread$UncaughtExceptionHandler;)V";
inline constexpr char kDispatchUncaughtSimple[] = "(Ljava/lang/Throwable;)V";  // of a library without handlers
inline constexpr char kHandler[] = "uncaughtExceptionHandler";
inline constexpr char kDefaultHandler[] = "defaultUncaughtExceptionHandler";
inline constexpr char kHandlerDescriptor[] = "Ljava/lang/Thread$UncaughtExceptionHandler;";
inline constexpr char kUncaughtException[] = "uncaughtException";
inline constexpr char kUncaughtExceptionDescriptor[] = "(Ljava/lang/Thread;Ljava/lang/Throwable;)V";
inline constexpr char kThreadGroup[] = "group";
inline constexpr char kGroupParent[] = "parent";
inline constexpr char kBacktrace[] = "backtrace";
inline constexpr char kCause[] = "cause";
inline constexpr char kFairLock[] = "fair";  // boolean, of the monitor of a lock: who has waited longest is next
inline constexpr char kMonitor[] = "heddle/Monitor";
inline constexpr char kMonitorLock[] = "java/util/concurrent/locks/MonitorLock";
inline constexpr char kWaitQueue[] = "heddle/WaitQueue";
inline constexpr char kQueueOwner[] = "owner";     // Thread: who has it alone; null: nobody
inline constexpr char kReadHolds[] = "holds";      // ThreadLocal, of a ReentrantReadWriteLock.Sync
inline constexpr char kThreadLocals[] = "locals";  // Object[], of Thread: keys and values in turn
inline constexpr char kSynchronizerOfWaiter[] =
    "synchronizer";  // of an object in whose wait set threads are: whose it is
inline constexpr char kOwnableSynchronizer[] = "java/util/concurrent/locks/AbstractOwnableSynchronizer";
inline constexpr char kExclusiveOwner[] = "exclusiveOwnerThread";
inline constexpr char kParkBlocker[] = "parkBlocker";  // Object, of Thread
inline constexpr char kInitFailure[] = "initFailure";

inline constexpr char kArithmeticException[] = "java/lang/ArithmeticException";
inline constexpr char kNullPointerException[] = "java/lang/NullPointerException";
inline constexpr char kArrayIndexOutOfBounds[] = "java/lang/ArrayIndexOutOfBoundsException";
inline constexpr char kClassCastException[] = "java/lang/ClassCastException";
inline constexpr char kArrayStoreException[] = "java/lang/ArrayStoreException";
inline constexpr char kNegativeArraySize[] = "java/lang/NegativeArraySizeException";
inline constexpr char kIllegalMonitorState[] = "java/lang/IllegalMonitorStateException";
inline constexpr char kIllegalThreadState[] = "java/lang/IllegalThreadStateException";
inline constexpr char kIllegalArgument[] = "java/lang/IllegalArgumentException";
inline constexpr char kInterruptedException[] = "java/lang/InterruptedException";
inline constexpr char kStackOverflowError[] = "java/lang/StackOverflowError";
inline constexpr char kOutOfMemoryError[] = "java/lang/OutOfMemoryError";
inline constexpr char kExceptionInInitializer[] = "java/lang/ExceptionInInitializerError";
inline constexpr char kNoClassDefFound[] = "java/lang/NoClassDefFoundError";
inline constexpr char kInternalError[] = "java/lang/InternalError";
inline constexpr char kError[] = "java/lang/Error";
inline constexpr char kThreadDeath[] = "java/lang/ThreadDeath";

}  // namespace heddle::interp::library
