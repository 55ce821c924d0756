// The class library of the unit tests (test_world.h).
#include "test_support/test_world.h"

namespace heddle::interp {

namespace {

// Exceptions: name and superclass, all of java.lang.
constexpr const char* kExceptions[][2] = {
    {"Exception", "Throwable"},
    {"RuntimeException", "Exception"},
    {"ArithmeticException", "RuntimeException"},
    {"NullPointerException", "RuntimeException"},
    {"IndexOutOfBoundsException", "RuntimeException"},
    {"ArrayIndexOutOfBoundsException", "IndexOutOfBoundsException"},
    {"StringIndexOutOfBoundsException", "IndexOutOfBoundsException"},
    {"ClassCastException", "RuntimeException"},
    {"ArrayStoreException", "RuntimeException"},
    {"NegativeArraySizeException", "RuntimeException"},
    {"IllegalMonitorStateException", "RuntimeException"},
    {"IllegalArgumentException", "RuntimeException"},
    {"IllegalStateException", "RuntimeException"},
    {"IllegalThreadStateException", "IllegalArgumentException"},
    {"InterruptedException", "Exception"},
    {"Error", "Throwable"},
    {"AssertionError", "Error"},
    {"VirtualMachineError", "Error"},
    {"StackOverflowError", "VirtualMachineError"},
    {"OutOfMemoryError", "VirtualMachineError"},
    {"InternalError", "VirtualMachineError"},
    {"LinkageError", "Error"},
    {"ExceptionInInitializerError", "LinkageError"},
    {"NoClassDefFoundError", "LinkageError"},
    {"IncompatibleClassChangeError", "LinkageError"},
    {"AbstractMethodError", "IncompatibleClassChangeError"},
    {"NoSuchFieldError", "IncompatibleClassChangeError"},
    {"NoSuchMethodError", "IncompatibleClassChangeError"},
    {"InstantiationError", "IncompatibleClassChangeError"},
    {"UnsatisfiedLinkError", "LinkageError"},
    {"VerifyError", "LinkageError"},
};

constexpr const char* kClasses = R"(
public class java/lang/Object
  source "Object.java"
  method public <init>()V
    RET
  end
  method public toString()Ljava/lang/String;
    STRING r0 "Object"
    RET_R r0
  end
  method public final native wait0(J)V
  end
  method public final native notify()V
  end
  method public final native notifyAll()V
  end
  method public final wait()V
    CONST_L p0 0
    CALL_SPECIAL java/lang/Object.wait0(J)V r0 p0
    RET
  end
  method protected finalize()V
    RET
  end
end
public final class java/lang/String
  method public native length()I
  end
end
public final class java/lang/Class
  field initFailure Ljava/lang/Throwable;
end
interface abstract public class java/lang/Cloneable
end
interface abstract public class java/io/Serializable
end
interface abstract public class java/lang/Runnable
  method public abstract run()V
  end
end
public class java/lang/Throwable
  source "Throwable.java"
  field private message Ljava/lang/String;
  field private cause Ljava/lang/Throwable;
  field private backtrace [J
  method public <init>()V
    CALL_SPECIAL java/lang/Throwable.fillInStackTrace0()V r0 p0
    RET
  end
  method public <init>(Ljava/lang/String;)V refs=3
    PUTF_R r1 r0 java/lang/Throwable.message:Ljava/lang/String;
    MOV_R r2 r0
    CALL_SPECIAL java/lang/Throwable.fillInStackTrace0()V r2 p0
    RET
  end
  method public getMessage()Ljava/lang/String;
    GETF_R r0 r0 java/lang/Throwable.message:Ljava/lang/String;
    RET_R r0
  end
  method public getCause()Ljava/lang/Throwable;
    GETF_R r0 r0 java/lang/Throwable.cause:Ljava/lang/Throwable;
    RET_R r0
  end
  method private native fillInStackTrace0()V
  end
end
public class java/lang/Thread implements java/lang/Runnable
  source "Thread.java"
  field public name Ljava/lang/String;
  field public daemon Z
  field private vmThread I
  field private target Ljava/lang/Runnable;
  method public <init>()V
    RET
  end
  method public <init>(Ljava/lang/Runnable;)V
    PUTF_R r1 r0 java/lang/Thread.target:Ljava/lang/Runnable;
    RET
  end
  method public run()V
    GETF_R r0 r0 java/lang/Thread.target:Ljava/lang/Runnable;
    JNULL r0 none
    CALL_INTERFACE java/lang/Runnable.run()V r0 p0
  none:
    RET
  end
  method public start()V
    CALL_SPECIAL java/lang/Thread.start0()V r0 p0
    RET
  end
  method public join()V refs=3 prims=1
    CALL_STATIC heddle/VM.fullJoin()Z r1 p0
    JNZ p0 full
    CALL_SPECIAL java/lang/Thread.join0()V r0 p0
    RET
  full:
    MONENTER r0
  from:
    MOV_R r1 r0
    CALL_VIRTUAL java/lang/Thread.isAlive()Z r1 p0
    JZ p0 dead
    CONST_L p0 0
    MOV_R r1 r0
    CALL_SPECIAL java/lang/Object.wait0(J)V r1 p0
    JMP from
  dead:
    NOP
  to:
    MONEXIT r0
    RET
  thrown:
    MONEXIT r0
    THROW r2
    catch any from to thrown r2
  end
  method public interrupt()V
    CALL_SPECIAL java/lang/Thread.interrupt0()V r0 p0
    RET
  end
  method public isInterrupted()Z refs=1 prims=1
    CONST_I p0 0
    CALL_SPECIAL java/lang/Thread.interrupted0(Z)Z r0 p0
    RET_P p0
  end
  method public static interrupted()Z refs=1 prims=1
    CALL_STATIC java/lang/Thread.currentThread()Ljava/lang/Thread; r0 p0
    CONST_I p0 1
    CALL_SPECIAL java/lang/Thread.interrupted0(Z)Z r0 p0
    RET_P p0
  end
  ; milliseconds
  method public static sleep(J)V refs=0 prims=2
    CONST_L p1 1000000
    MUL_L p0 p0 p1
    CALL_STATIC java/lang/Thread.sleep0(J)V r0 p0
    RET
  end
  method private native start0()V
  end
  method private native join0()V
  end
  method private native interrupt0()V
  end
  method private native interrupted0(Z)Z
  end
  method public final native isAlive()Z
  end
  method public final native state0()I
  end
  method private static native sleep0(J)V
  end
  method public static native yield()V
  end
  method public static native holdsLock(Ljava/lang/Object;)Z
  end
  method public static native currentThread()Ljava/lang/Thread;
  end
end
public class java/util/concurrent/locks/LockSupport
  method public static native park0(J)V
  end
  method public static native unpark0(Ljava/lang/Thread;)V
  end
  method public static park()V prims=1
    CONST_L p0 0
    CALL_STATIC java/util/concurrent/locks/LockSupport.park0(J)V r0 p0
    RET
  end
  method public static parkNanos(J)V
    CALL_STATIC java/util/concurrent/locks/LockSupport.park0(J)V r0 p0
    RET
  end
  method public static unpark(Ljava/lang/Thread;)V
    CALL_STATIC java/util/concurrent/locks/LockSupport.unpark0(Ljava/lang/Thread;)V r0 p0
    RET
  end
end
public final class heddle/VM
  method public static native fullJoin()Z
  end
  method public static native tryEnter(Ljava/lang/Object;)Z
  end
  method public static native compareAndSetInt(Ljava/lang/Object;Ljava/lang/String;II)Z
  end
  method public static native compareAndSetLong(Ljava/lang/Object;Ljava/lang/String;JJ)Z
  end
  method public static native compareAndSetReference(Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Object;Ljava/lang/Object;)Z
  end
  method public static native getAndAddInt(Ljava/lang/Object;Ljava/lang/String;I)I
  end
  method public static native addBelow(Ljava/lang/Object;Ljava/lang/String;II)Z
  end
  method public static native getAndAddLong(Ljava/lang/Object;Ljava/lang/String;J)J
  end
  method public static native getAndSetInt(Ljava/lang/Object;Ljava/lang/String;I)I
  end
  method public static native getAndSetLong(Ljava/lang/Object;Ljava/lang/String;J)J
  end
  method public static native getAndSetReference(Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;
  end
  method public static native readInput([BII)I
  end
  method public static native writeOutput(ILjava/lang/String;)V
  end
  method public static print(Ljava/lang/String;)V refs=2 prims=1
    STRING r1 "\n"
    CONCAT r0 r0 2
    CONST_I p0 1
    CALL_STATIC heddle/VM.writeOutput(ILjava/lang/String;)V r0 p0
    RET
  end
  method public static printInt(I)V refs=1 prims=1
    TOSTR r0 p0 I
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r0 p0
    RET
  end
end
public final class heddle/Verify
  method public static native choose(I)I
  end
  method public static native assume(Z)V
  end
end
public class java/lang/Runtime
  method public native halt0(I)V
  end
end
)";

std::string make_library_text() {
  std::string text = kClasses;
  for (const auto& [name, super] : kExceptions) {
    const std::string base = std::string("java/lang/") + super;
    text += std::string("public class java/lang/") + name + " extends " + base + "\n" +
            "  method public <init>()V\n    CALL_SPECIAL " + base + ".<init>()V r0 p0\n    RET\n  end\n" +
            "  method public <init>(Ljava/lang/String;)V\n    CALL_SPECIAL " + base +
            ".<init>(Ljava/lang/String;)V r0 p0\n    RET\n  end\nend\n";
  }
  return text;
}

}  // namespace

std::string_view test_library_text() {
  static const std::string text = make_library_text();
  return text;
}

}  // namespace heddle::interp
