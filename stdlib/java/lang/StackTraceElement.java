// One frame of a stack trace.
package java.lang;

import java.util.Objects;

public final class StackTraceElement implements java.io.Serializable {
  private String declaringClass;
  private String methodName;
  private String fileName;
  private int lineNumber;  // -2: native method
  private String moduleName;

  public StackTraceElement(
      String declaringClass, String methodName, String fileName, int lineNumber) {
    this.declaringClass = Objects.requireNonNull(declaringClass, "Declaring class is null");
    this.methodName = Objects.requireNonNull(methodName, "Method name is null");
    this.fileName = fileName;
    this.lineNumber = lineNumber;
  }

  // From an element of Throwable.backtrace.
  StackTraceElement(long frame) {
    declaringClass = className0(frame);
    methodName = methodName0(frame);
    fileName = fileName0(frame);
    lineNumber = lineNumber0(frame);
    if (isLibrary0(frame)) moduleName = "java.base";
  }

  // The elements of Throwable.backtrace, without those that are not shown. null: none.
  static StackTraceElement[] decode(long[] backtrace) {
    int n = backtrace == null ? 0 : backtrace.length;
    StackTraceElement[] trace = new StackTraceElement[n];
    int shown = 0;
    for (int i = 0; i < n; i++) {
      if (!isHidden0(backtrace[i])) trace[shown++] = new StackTraceElement(backtrace[i]);
    }
    if (shown == n) return trace;
    StackTraceElement[] shorter = new StackTraceElement[shown];
    System.arraycopy(trace, 0, shorter, 0, shown);
    return shorter;
  }

  private static native String className0(long frame);

  private static native String methodName0(long frame);

  private static native String fileName0(long frame);

  private static native int lineNumber0(long frame);

  private static native boolean isLibrary0(long frame);

  // The frame of a class that stands for a lambda.
  private static native boolean isHidden0(long frame);

  public String getFileName() {
    return fileName;
  }

  public int getLineNumber() {
    return lineNumber;
  }

  public String getModuleName() {
    return moduleName;
  }

  public String getClassName() {
    return declaringClass;
  }

  public String getMethodName() {
    return methodName;
  }

  public boolean isNativeMethod() {
    return lineNumber == -2;
  }

  @Override
  public String toString() {
    String where = moduleName == null ? declaringClass : moduleName + "/" + declaringClass;
    String source;
    if (isNativeMethod()) {
      source = "Native Method";
    } else if (fileName == null) {
      source = "Unknown Source";
    } else {
      source = lineNumber >= 0 ? fileName + ":" + lineNumber : fileName;
    }
    return where + "." + methodName + "(" + source + ")";
  }

  @Override
  public boolean equals(Object obj) {
    if (obj == this) return true;
    if (!(obj instanceof StackTraceElement)) return false;
    StackTraceElement other = (StackTraceElement) obj;
    return lineNumber == other.lineNumber
        && declaringClass.equals(other.declaringClass)
        && methodName.equals(other.methodName)
        && Objects.equals(fileName, other.fileName);
  }

  @Override
  public int hashCode() {
    int result = 31 * declaringClass.hashCode() + methodName.hashCode();
    result = 31 * result + Objects.hashCode(moduleName);
    result = 31 * result;
    result = 31 * result;
    result = 31 * result + Objects.hashCode(fileName);
    return 31 * result + lineNumber;
  }
}
