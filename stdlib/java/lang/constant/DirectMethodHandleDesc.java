// The nominal descriptor of a handle of a method, a constructor or a field.
package java.lang.constant;

import java.lang.invoke.MethodHandleInfo;

public sealed interface DirectMethodHandleDesc extends MethodHandleDesc permits NamedHandle {
  enum Kind {
    STATIC(MethodHandleInfo.REF_invokeStatic),
    INTERFACE_STATIC(MethodHandleInfo.REF_invokeStatic, true),
    VIRTUAL(MethodHandleInfo.REF_invokeVirtual),
    INTERFACE_VIRTUAL(MethodHandleInfo.REF_invokeInterface, true),
    SPECIAL(MethodHandleInfo.REF_invokeSpecial),
    INTERFACE_SPECIAL(MethodHandleInfo.REF_invokeSpecial, true),
    CONSTRUCTOR(MethodHandleInfo.REF_newInvokeSpecial),
    GETTER(MethodHandleInfo.REF_getField),
    SETTER(MethodHandleInfo.REF_putField),
    STATIC_GETTER(MethodHandleInfo.REF_getStatic),
    STATIC_SETTER(MethodHandleInfo.REF_putStatic);

    public final int refKind;  // of MethodHandleInfo
    public final boolean isInterface;

    Kind(int refKind) {
      this(refKind, false);
    }

    Kind(int refKind, boolean isInterface) {
      this.refKind = refKind;
      this.isInterface = isInterface;
    }

    public static Kind valueOf(int refKind) {
      return valueOf(refKind, refKind == MethodHandleInfo.REF_invokeInterface);
    }

    // Kinds of which there is only one are found whatever `isInterface` says.
    public static Kind valueOf(int refKind, boolean isInterface) {
      boolean isTold = refKind == MethodHandleInfo.REF_invokeStatic || refKind == MethodHandleInfo.REF_invokeSpecial;
      for (Kind each : values()) {
        if (each.refKind == refKind && (!isTold || each.isInterface == isInterface)) return each;
      }
      throw new IllegalArgumentException("refKind=" + refKind + " isInterface=" + isInterface);
    }

    boolean isField() {
      return refKind <= MethodHandleInfo.REF_putStatic;
    }
  }

  Kind kind();

  int refKind();

  boolean isOwnerInterface();

  ClassDesc owner();

  String methodName();

  // The type of the field, or of the method as its class declares it.
  String lookupDescriptor();
}
