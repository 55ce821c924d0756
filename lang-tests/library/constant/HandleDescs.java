// Nominal descriptors of method handles, dynamic constants, enum constants and variables: texts, what they resolve to, what is refused.
import static java.lang.constant.ConstantDescs.*;

import java.lang.constant.*;
import java.lang.invoke.*;
import java.util.*;

public class HandleDescs {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      Object o = t.run();
      text = o instanceof Object[] ? Arrays.toString((Object[]) o) : String.valueOf(o);
    } catch (Throwable e) {
      text = e.getClass().getName() + ": " + e.getMessage() + (e.getCause() == null ? "" : " / " + e.getCause());
    }
    System.out.println(what + " -> " + text);
  }

  enum Color {
    RED, GREEN {
      @Override
      public String toString() {
        return "g";
      }
    }
  }

  static int count = 7;
  static final String NAME = "name";
  long total = 9;
  int[] cells = {1, 2};

  HandleDescs() {}

  HandleDescs(long total) {
    this.total = total;
  }

  static int twice(int i) {
    return 2 * i;
  }

  private String own(String s) {
    return "own " + s;
  }

  static String joined(String... s) {
    return String.join("+", s);
  }

  public static CallSite site(MethodHandles.Lookup l, String name, MethodType type) {
    return new ConstantCallSite(MethodHandles.dropArguments(MethodHandles.constant(String.class, name + type), 0, type.parameterList()));
  }

  public static CallSite siteOf(MethodHandles.Lookup l, String name, MethodType type, int a, String b) {
    return new ConstantCallSite(MethodHandles.constant(String.class, name + a + b));
  }

  public static Object constant(MethodHandles.Lookup l, String name, Class<?> type, Object... rest) {
    return name + "/" + type + "/" + Arrays.toString(rest);
  }

  interface Face {
    default int d() {
      return 1;
    }

    static int s() {
      return 2;
    }

    int a();
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    ClassDesc self = ClassDesc.of("HandleDescs"), face = self.nested("Face");
    DirectMethodHandleDesc.Kind[] kinds = DirectMethodHandleDesc.Kind.values();
    for (DirectMethodHandleDesc.Kind k : kinds) System.out.println(k + " " + k.refKind + " " + k.isInterface);
    for (int i = 0; i < 11; i++) {
      int n = i;
      show("kind " + i, () -> DirectMethodHandleDesc.Kind.valueOf(n));
      show("kind i " + i, () -> DirectMethodHandleDesc.Kind.valueOf(n, true));
      show("kind c " + i, () -> DirectMethodHandleDesc.Kind.valueOf(n, false));
    }
    List<DirectMethodHandleDesc> all = new ArrayList<>();
    MethodTypeDesc ii = MethodTypeDesc.of(CD_int, CD_int), ss = MethodTypeDesc.of(CD_String, CD_String), i = MethodTypeDesc.of(CD_int);
    all.add(MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, "twice", ii));
    all.add(MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.VIRTUAL, self, "own", ss));
    all.add(MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.SPECIAL, self, "own", ss));
    all.add(MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.INTERFACE_VIRTUAL, face, "a", i));
    all.add(MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.INTERFACE_STATIC, face, "s", i));
    all.add(MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.INTERFACE_SPECIAL, face, "d", i));
    all.add(MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, "none", ii));
    all.add(MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, "joined", MethodTypeDesc.of(CD_String, CD_String.arrayType())));
    all.add(MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.VIRTUAL, CD_String, "length", i));
    all.add(MethodHandleDesc.ofConstructor(self));
    all.add(MethodHandleDesc.ofConstructor(self, CD_long));
    all.add(MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.GETTER, self, "total", CD_long));
    all.add(MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.SETTER, self, "total", CD_long));
    all.add(MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.STATIC_GETTER, self, "count", CD_int));
    all.add(MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.STATIC_SETTER, self, "count", CD_int));
    all.add(MethodHandleDesc.of(DirectMethodHandleDesc.Kind.STATIC, self, "twice", "(I)I"));
    all.add(MethodHandleDesc.of(DirectMethodHandleDesc.Kind.GETTER, self, "cells", "[I"));
    all.add(MethodHandleDesc.of(DirectMethodHandleDesc.Kind.CONSTRUCTOR, self, "<init>", "(J)V"));
    for (DirectMethodHandleDesc d : all) {
      System.out.println(d + " " + d.kind() + " " + d.refKind() + d.isOwnerInterface() + " " + d.owner() + " " + d.methodName() + " "
          + d.lookupDescriptor() + " " + d.invocationType());
      show("  resolved", () -> d.resolveConstantDesc(lookup));
      show("  again", () -> ((MethodHandle) d.resolveConstantDesc(lookup)).describeConstable());
      show("  equal", () -> ((MethodHandle) d.resolveConstantDesc(lookup)).describeConstable().get().equals(d));
    }
    show("equals", () -> all.get(0).equals(all.get(15)) + " " + all.get(0).equals(all.get(1)) + " " + (all.get(0).hashCode() == all.get(15).hashCode()));
    show("bad kind", () -> MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.STATIC, self, "x", CD_int));
    show("bad kind 2", () -> MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.GETTER, self, "x", ii));
    show("bad kind 3", () -> MethodHandleDesc.of(DirectMethodHandleDesc.Kind.GETTER, self, "x", "(I)V"));
    show("bad kind 4", () -> MethodHandleDesc.of(DirectMethodHandleDesc.Kind.STATIC, self, "x", "I"));
    show("constructor", () -> MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.CONSTRUCTOR, self, "<init>", ii));
    show("constructor 2", () -> MethodHandleDesc.of(DirectMethodHandleDesc.Kind.CONSTRUCTOR, self, "x", "()V"));
    show("bad name", () -> MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, "a.b", ii));
    show("bad name 2", () -> MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, "<a>", ii));
    show("bad name 3", () -> MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, "", ii));
    show("bad owner", () -> MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, CD_int, "x", ii));
    show("bad owner 2", () -> MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.VIRTUAL, CD_String.arrayType(), "clone", MethodTypeDesc.of(CD_Object)));
    show("null", () -> MethodHandleDesc.ofMethod(null, self, "x", ii));
    show("null 2", () -> MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, "x", null));
    MethodHandleDesc cast = all.get(0).asType(MethodTypeDesc.of(CD_long, CD_Integer));
    show("asType", () -> cast);
    show("asType of", () -> cast.invocationType());
    show("asType twice", () -> cast.asType(MethodTypeDesc.of(CD_Object, CD_Object)));
    show("asType back", () -> cast.asType(ii) == all.get(0));
    show("asType same", () -> all.get(0).asType(ii) == all.get(0));
    show("asType resolved", () -> ((MethodHandle) cast.resolveConstantDesc(lookup)).invoke((Integer) 4));
    show("asType bad", () -> all.get(0).asType(MethodTypeDesc.of(CD_int)).resolveConstantDesc(lookup));
    show("asType equals", () -> cast.equals(all.get(15).asType(MethodTypeDesc.of(CD_long, CD_Integer))));
    show("not direct", () -> MethodHandles.identity(int.class).describeConstable());
    show("bound", () -> lookup.bind("x", "length", MethodType.methodType(int.class)).describeConstable());

    // --- enums
    Enum.EnumDesc<Color> red = Color.RED.describeConstable().get();
    show("enum", () -> red + " " + red.constantName() + " " + red.constantType() + " " + red.bootstrapMethod() + " " + red.bootstrapArgsList());
    show("enum body", () -> Color.GREEN.describeConstable());
    show("enum resolved", () -> red.resolveConstantDesc(lookup) == Color.RED);
    show("enum made", () -> Enum.EnumDesc.of(self.nested("Color"), "RED").equals(red));
    show("enum none", () -> Enum.EnumDesc.of(self.nested("Color"), "BLUE").resolveConstantDesc(lookup));
    show("enum no class", () -> Enum.EnumDesc.of(ClassDesc.of("no.Such"), "BLUE").resolveConstantDesc(lookup));
    show("enum no enum", () -> Enum.EnumDesc.of(CD_String, "BLUE").resolveConstantDesc(lookup));

    // --- variables
    VarHandle total = lookup.findVarHandle(HandleDescs.class, "total", long.class);
    VarHandle counter = lookup.findStaticVarHandle(HandleDescs.class, "count", int.class);
    VarHandle elements = MethodHandles.arrayElementVarHandle(int[].class);
    for (VarHandle v : new VarHandle[] {total, counter, elements, MethodHandles.arrayElementVarHandle(String[][].class)}) {
      VarHandle.VarHandleDesc d = v.describeConstable().get();
      show("variable", () -> d + " " + d.varType() + " " + d.constantName() + " " + d.constantType() + " " + d.bootstrapMethod() + " " + d.bootstrapArgsList());
      show("  resolved", () -> d.resolveConstantDesc(lookup) + " " + v.equals(d.resolveConstantDesc(lookup)));
      show("  again", () -> d.equals(((VarHandle) d.resolveConstantDesc(lookup)).describeConstable().get()));
    }
    show("view", () -> MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN).describeConstable());
    show("variable none", () -> VarHandle.VarHandleDesc.ofField(self, "none", CD_int).resolveConstantDesc(lookup));
    show("array", () -> VarHandle.VarHandleDesc.ofArray(CD_int));
    show("array of", () -> VarHandle.VarHandleDesc.ofArray(CD_int.arrayType()));

    // --- dynamic constants
    show("NULL", () -> NULL + " " + NULL.resolveConstantDesc(lookup));
    show("TRUE", () -> TRUE + " " + TRUE.resolveConstantDesc(lookup) + " " + FALSE + FALSE.resolveConstantDesc(lookup));
    for (DirectMethodHandleDesc bsm : new DirectMethodHandleDesc[] {BSM_PRIMITIVE_CLASS, BSM_ENUM_CONSTANT, BSM_GET_STATIC_FINAL, BSM_NULL_CONSTANT,
        BSM_VARHANDLE_FIELD, BSM_VARHANDLE_STATIC_FIELD, BSM_VARHANDLE_ARRAY, BSM_INVOKE, BSM_EXPLICIT_CAST}) {
      System.out.println(bsm + " " + bsm.lookupDescriptor());
    }
    DirectMethodHandleDesc own = ConstantDescs.ofConstantBootstrap(self, "constant", CD_Object, CD_Object.arrayType());
    show("own", () -> own);
    DynamicConstantDesc<?> dynamic = DynamicConstantDesc.ofNamed(own, "abc", CD_Object, 1, "two", CD_int, NULL);
    show("dynamic", () -> dynamic + " " + dynamic.constantName() + " " + dynamic.constantType() + " " + Arrays.toString(dynamic.bootstrapArgs()));
    show("dynamic resolved", () -> dynamic.resolveConstantDesc(lookup));
    show("dynamic default", () -> DynamicConstantDesc.of(own, 1L) + " " + DynamicConstantDesc.of(own).resolveConstantDesc(lookup));
    show("dynamic equals", () -> dynamic.equals(DynamicConstantDesc.ofNamed(own, "abc", CD_Object, 1, "two", CD_int, NULL)) + " " + dynamic.equals(NULL));
    show("dynamic bad name", () -> DynamicConstantDesc.ofNamed(own, "a.b", CD_Object));
    show("dynamic empty name", () -> DynamicConstantDesc.ofNamed(own, "", CD_Object));
    show("dynamic null", () -> DynamicConstantDesc.ofNamed(own, "a", CD_Object, (ConstantDesc) null));
    show("dynamic wrong", () -> DynamicConstantDesc.ofNamed(own, "a", CD_Integer).resolveConstantDesc(lookup));
    show("dynamic no method", () -> DynamicConstantDesc.ofNamed(ConstantDescs.ofConstantBootstrap(self, "none", CD_Object), "a", CD_Object).resolveConstantDesc(lookup));
    ClassDesc[] none = {};
    ConstantDesc[] no = {};
    show("canonical null", () -> DynamicConstantDesc.ofCanonical(BSM_NULL_CONSTANT, DEFAULT_NAME, CD_Object, no) == NULL);
    show("canonical int", () -> DynamicConstantDesc.ofCanonical(BSM_PRIMITIVE_CLASS, "I", CD_Class, no));
    show("canonical int 2", () -> DynamicConstantDesc.ofNamed(BSM_PRIMITIVE_CLASS, "I", CD_Class).resolveConstantDesc(lookup));
    show("canonical enum", () -> DynamicConstantDesc.ofCanonical(BSM_ENUM_CONSTANT, "RED", self.nested("Color"), no).equals(red) + " "
        + DynamicConstantDesc.ofCanonical(BSM_ENUM_CONSTANT, "RED", self.nested("Color"), no).getClass());
    show("canonical variable", () -> DynamicConstantDesc.ofCanonical(BSM_VARHANDLE_FIELD, "total", CD_VarHandle, new ConstantDesc[] {self, CD_long}));
    show("canonical variable 2", () -> DynamicConstantDesc.ofCanonical(BSM_VARHANDLE_STATIC_FIELD, "count", CD_VarHandle, new ConstantDesc[] {self, CD_int}));
    show("canonical variable 3", () -> DynamicConstantDesc.ofCanonical(BSM_VARHANDLE_ARRAY, DEFAULT_NAME, CD_VarHandle, new ConstantDesc[] {CD_int.arrayType()}));
    show("canonical own", () -> DynamicConstantDesc.ofCanonical(own, "x", CD_Object, no));
    show("invoke", () -> DynamicConstantDesc.of(BSM_INVOKE, all.get(0), 21).resolveConstantDesc(lookup));
    show("static final", () -> DynamicConstantDesc.ofNamed(BSM_GET_STATIC_FINAL, "NAME", CD_String, self).resolveConstantDesc(lookup));
    show("static not final", () -> DynamicConstantDesc.ofNamed(BSM_GET_STATIC_FINAL, "count", CD_int, self).resolveConstantDesc(lookup));
    show("cast", () -> DynamicConstantDesc.ofNamed(BSM_EXPLICIT_CAST, DEFAULT_NAME, CD_char, 65).resolveConstantDesc(lookup));

    // --- call sites
    DirectMethodHandleDesc site = ConstantDescs.ofCallsiteBootstrap(self, "site", CD_CallSite);
    DynamicCallSiteDesc d = DynamicCallSiteDesc.of(site, "m", ii);
    show("site", () -> d + " " + d.invocationName() + " " + d.invocationType() + " " + d.bootstrapMethod() + " " + d.bootstrapArgs().length);
    show("site args", () -> d.withArgs(1, "x"));
    show("site other", () -> d.withNameAndType("other", MethodTypeDesc.of(CD_String, CD_int)));
    show("site resolved", () -> d.withNameAndType("other", MethodTypeDesc.of(CD_String, CD_int)).resolveCallSiteDesc(lookup).getTarget().invoke(1));
    show("site default", () -> DynamicCallSiteDesc.of(site, ii));
    show("site equals", () -> d.equals(DynamicCallSiteDesc.of(site, "m", ii)) + " " + d.equals(d.withArgs(1)));
    show("site bad name", () -> DynamicCallSiteDesc.of(site, "", ii));
    show("site bad name 2", () -> DynamicCallSiteDesc.of(site, "a/b", ii));
    DirectMethodHandleDesc siteOf = ConstantDescs.ofCallsiteBootstrap(self, "siteOf", CD_CallSite, CD_int, CD_String);
    show("site of", () -> DynamicCallSiteDesc.of(siteOf, "k", MethodTypeDesc.of(CD_String), 4, "z").resolveCallSiteDesc(lookup).getTarget().invoke());
    show("site of wrong", () -> DynamicCallSiteDesc.of(siteOf, "k", MethodTypeDesc.of(CD_String), 4).resolveCallSiteDesc(lookup).getTarget().invoke());
  }
}
// expect: STATIC 6 false
// expect: INTERFACE_STATIC 6 true
// expect: VIRTUAL 5 false
// expect: INTERFACE_VIRTUAL 9 true
// expect: SPECIAL 7 false
// expect: INTERFACE_SPECIAL 7 true
// expect: CONSTRUCTOR 8 false
// expect: GETTER 1 false
// expect: SETTER 3 false
// expect: STATIC_GETTER 2 false
// expect: STATIC_SETTER 4 false
// expect: kind 0 -> java.lang.IllegalArgumentException: refKind=0 isInterface=false
// expect: kind i 0 -> java.lang.IllegalArgumentException: refKind=0 isInterface=true
// expect: kind c 0 -> java.lang.IllegalArgumentException: refKind=0 isInterface=false
// expect: kind 1 -> GETTER
// expect: kind i 1 -> GETTER
// expect: kind c 1 -> GETTER
// expect: kind 2 -> STATIC_GETTER
// expect: kind i 2 -> STATIC_GETTER
// expect: kind c 2 -> STATIC_GETTER
// expect: kind 3 -> SETTER
// expect: kind i 3 -> SETTER
// expect: kind c 3 -> SETTER
// expect: kind 4 -> STATIC_SETTER
// expect: kind i 4 -> STATIC_SETTER
// expect: kind c 4 -> STATIC_SETTER
// expect: kind 5 -> VIRTUAL
// expect: kind i 5 -> VIRTUAL
// expect: kind c 5 -> VIRTUAL
// expect: kind 6 -> STATIC
// expect: kind i 6 -> INTERFACE_STATIC
// expect: kind c 6 -> STATIC
// expect: kind 7 -> SPECIAL
// expect: kind i 7 -> INTERFACE_SPECIAL
// expect: kind c 7 -> SPECIAL
// expect: kind 8 -> CONSTRUCTOR
// expect: kind i 8 -> CONSTRUCTOR
// expect: kind c 8 -> CONSTRUCTOR
// expect: kind 9 -> INTERFACE_VIRTUAL
// expect: kind i 9 -> INTERFACE_VIRTUAL
// expect: kind c 9 -> INTERFACE_VIRTUAL
// expect: kind 10 -> java.lang.IllegalArgumentException: refKind=10 isInterface=false
// expect: kind i 10 -> java.lang.IllegalArgumentException: refKind=10 isInterface=true
// expect: kind c 10 -> java.lang.IllegalArgumentException: refKind=10 isInterface=false
// expect: MethodHandleDesc[STATIC/HandleDescs::twice(int)int] STATIC 6false ClassDesc[HandleDescs] twice (I)I MethodTypeDesc[(int)int]
// expect:   resolved -> MethodHandle(int)int
// expect:   again -> Optional[MethodHandleDesc[STATIC/HandleDescs::twice(int)int]]
// expect:   equal -> true
// expect: MethodHandleDesc[VIRTUAL/HandleDescs::own(HandleDescs,String)String] VIRTUAL 5false ClassDesc[HandleDescs] own (Ljava/lang/String;)Ljava/lang/String; MethodTypeDesc[(HandleDescs,String)String]
// expect:   resolved -> MethodHandle(HandleDescs,String)String
// expect:   again -> Optional[MethodHandleDesc[VIRTUAL/HandleDescs::own(HandleDescs,String)String]]
// expect:   equal -> true
// expect: MethodHandleDesc[SPECIAL/HandleDescs::own(HandleDescs,String)String] SPECIAL 7false ClassDesc[HandleDescs] own (Ljava/lang/String;)Ljava/lang/String; MethodTypeDesc[(HandleDescs,String)String]
// expect:   resolved -> MethodHandle(HandleDescs,String)String
// expect:   again -> Optional[MethodHandleDesc[SPECIAL/HandleDescs::own(HandleDescs,String)String]]
// expect:   equal -> true
// expect: MethodHandleDesc[INTERFACE_VIRTUAL/HandleDescs$Face::a(HandleDescs$Face)int] INTERFACE_VIRTUAL 9true ClassDesc[HandleDescs$Face] a ()I MethodTypeDesc[(HandleDescs$Face)int]
// expect:   resolved -> MethodHandle(Face)int
// expect:   again -> Optional[MethodHandleDesc[INTERFACE_VIRTUAL/HandleDescs$Face::a(HandleDescs$Face)int]]
// expect:   equal -> true
// expect: MethodHandleDesc[INTERFACE_STATIC/HandleDescs$Face::s()int] INTERFACE_STATIC 6true ClassDesc[HandleDescs$Face] s ()I MethodTypeDesc[()int]
// expect:   resolved -> MethodHandle()int
// expect:   again -> Optional[MethodHandleDesc[INTERFACE_STATIC/HandleDescs$Face::s()int]]
// expect:   equal -> true
// expect: MethodHandleDesc[INTERFACE_SPECIAL/HandleDescs$Face::d(HandleDescs$Face)int] INTERFACE_SPECIAL 7true ClassDesc[HandleDescs$Face] d ()I MethodTypeDesc[(HandleDescs$Face)int]
// expect:   resolved -> java.lang.IllegalAccessException: no such method: HandleDescs$Face.d()int/invokeSpecial / java.lang.IncompatibleClassChangeError: Interface method reference: 'int HandleDescs$Face.d()', is in an indirect superinterface of HandleDescs
// expect:   again -> java.lang.IllegalAccessException: no such method: HandleDescs$Face.d()int/invokeSpecial / java.lang.IncompatibleClassChangeError: Interface method reference: 'int HandleDescs$Face.d()', is in an indirect superinterface of HandleDescs
// expect:   equal -> java.lang.IllegalAccessException: no such method: HandleDescs$Face.d()int/invokeSpecial / java.lang.IncompatibleClassChangeError: Interface method reference: 'int HandleDescs$Face.d()', is in an indirect superinterface of HandleDescs
// expect: MethodHandleDesc[STATIC/HandleDescs::none(int)int] STATIC 6false ClassDesc[HandleDescs] none (I)I MethodTypeDesc[(int)int]
// expect:   resolved -> java.lang.NoSuchMethodException: no such method: HandleDescs.none(int)int/invokeStatic / java.lang.NoSuchMethodError: 'int HandleDescs.none(int)'
// expect:   again -> java.lang.NoSuchMethodException: no such method: HandleDescs.none(int)int/invokeStatic / java.lang.NoSuchMethodError: 'int HandleDescs.none(int)'
// expect:   equal -> java.lang.NoSuchMethodException: no such method: HandleDescs.none(int)int/invokeStatic / java.lang.NoSuchMethodError: 'int HandleDescs.none(int)'
// expect: MethodHandleDesc[STATIC/HandleDescs::joined(String[])String] STATIC 6false ClassDesc[HandleDescs] joined ([Ljava/lang/String;)Ljava/lang/String; MethodTypeDesc[(String[])String]
// expect:   resolved -> MethodHandle(String[])String
// expect:   again -> Optional[MethodHandleDesc[STATIC/HandleDescs::joined(String[])String]]
// expect:   equal -> true
// expect: MethodHandleDesc[VIRTUAL/String::length(String)int] VIRTUAL 5false ClassDesc[String] length ()I MethodTypeDesc[(String)int]
// expect:   resolved -> MethodHandle(String)int
// expect:   again -> Optional[MethodHandleDesc[VIRTUAL/String::length(String)int]]
// expect:   equal -> true
// expect: MethodHandleDesc[CONSTRUCTOR/HandleDescs::<init>()HandleDescs] CONSTRUCTOR 8false ClassDesc[HandleDescs] <init> ()V MethodTypeDesc[()HandleDescs]
// expect:   resolved -> MethodHandle()HandleDescs
// expect:   again -> Optional[MethodHandleDesc[CONSTRUCTOR/HandleDescs::<init>()HandleDescs]]
// expect:   equal -> true
// expect: MethodHandleDesc[CONSTRUCTOR/HandleDescs::<init>(long)HandleDescs] CONSTRUCTOR 8false ClassDesc[HandleDescs] <init> (J)V MethodTypeDesc[(long)HandleDescs]
// expect:   resolved -> MethodHandle(long)HandleDescs
// expect:   again -> Optional[MethodHandleDesc[CONSTRUCTOR/HandleDescs::<init>(long)HandleDescs]]
// expect:   equal -> true
// expect: MethodHandleDesc[GETTER/HandleDescs::total(HandleDescs)long] GETTER 1false ClassDesc[HandleDescs] total J MethodTypeDesc[(HandleDescs)long]
// expect:   resolved -> MethodHandle(HandleDescs)long
// expect:   again -> Optional[MethodHandleDesc[GETTER/HandleDescs::total(HandleDescs)long]]
// expect:   equal -> true
// expect: MethodHandleDesc[SETTER/HandleDescs::total(HandleDescs,long)void] SETTER 3false ClassDesc[HandleDescs] total J MethodTypeDesc[(HandleDescs,long)void]
// expect:   resolved -> MethodHandle(HandleDescs,long)void
// expect:   again -> Optional[MethodHandleDesc[SETTER/HandleDescs::total(HandleDescs,long)void]]
// expect:   equal -> true
// expect: MethodHandleDesc[STATIC_GETTER/HandleDescs::count()int] STATIC_GETTER 2false ClassDesc[HandleDescs] count I MethodTypeDesc[()int]
// expect:   resolved -> MethodHandle()int
// expect:   again -> Optional[MethodHandleDesc[STATIC_GETTER/HandleDescs::count()int]]
// expect:   equal -> true
// expect: MethodHandleDesc[STATIC_SETTER/HandleDescs::count(int)void] STATIC_SETTER 4false ClassDesc[HandleDescs] count I MethodTypeDesc[(int)void]
// expect:   resolved -> MethodHandle(int)void
// expect:   again -> Optional[MethodHandleDesc[STATIC_SETTER/HandleDescs::count(int)void]]
// expect:   equal -> true
// expect: MethodHandleDesc[STATIC/HandleDescs::twice(int)int] STATIC 6false ClassDesc[HandleDescs] twice (I)I MethodTypeDesc[(int)int]
// expect:   resolved -> MethodHandle(int)int
// expect:   again -> Optional[MethodHandleDesc[STATIC/HandleDescs::twice(int)int]]
// expect:   equal -> true
// expect: MethodHandleDesc[GETTER/HandleDescs::cells(HandleDescs)int[]] GETTER 1false ClassDesc[HandleDescs] cells [I MethodTypeDesc[(HandleDescs)int[]]
// expect:   resolved -> MethodHandle(HandleDescs)int[]
// expect:   again -> Optional[MethodHandleDesc[GETTER/HandleDescs::cells(HandleDescs)int[]]]
// expect:   equal -> true
// expect: MethodHandleDesc[CONSTRUCTOR/HandleDescs::<init>(long)HandleDescs] CONSTRUCTOR 8false ClassDesc[HandleDescs] <init> (J)V MethodTypeDesc[(long)HandleDescs]
// expect:   resolved -> MethodHandle(long)HandleDescs
// expect:   again -> Optional[MethodHandleDesc[CONSTRUCTOR/HandleDescs::<init>(long)HandleDescs]]
// expect:   equal -> true
// expect: equals -> true false true
// expect: bad kind -> java.lang.IllegalArgumentException: STATIC
// expect: bad kind 2 -> java.lang.IllegalArgumentException: GETTER
// expect: bad kind 3 -> java.lang.IllegalArgumentException: not a valid reference type descriptor: (I)V
// expect: bad kind 4 -> java.lang.IllegalArgumentException: Bad method descriptor: I
// expect: constructor -> java.lang.IllegalArgumentException: Expected type of (T*)V for constructor, found MethodTypeDesc[(int)int]
// expect: constructor 2 -> MethodHandleDesc[CONSTRUCTOR/HandleDescs::<init>()HandleDescs]
// expect: bad name -> java.lang.IllegalArgumentException: Invalid member name: a.b
// expect: bad name 2 -> java.lang.IllegalArgumentException: Invalid member name: <a>
// expect: bad name 3 -> java.lang.IllegalArgumentException: zero-length member name
// expect: bad owner -> java.lang.IllegalArgumentException: not a class or interface type: PrimitiveClassDesc[int]
// expect: bad owner 2 -> java.lang.IllegalArgumentException: not a class or interface type: ClassDesc[String[]]
// expect: null -> java.lang.NullPointerException: Cannot invoke "java.lang.constant.DirectMethodHandleDesc$Kind.ordinal()" because "kind" is null
// expect: null 2 -> java.lang.NullPointerException: null
// expect: asType -> MethodHandleDesc[STATIC/HandleDescs::twice(int)int].asType(Integer)long
// expect: asType of -> MethodTypeDesc[(Integer)long]
// expect: asType twice -> MethodHandleDesc[STATIC/HandleDescs::twice(int)int].asType(Integer)long.asType(Object)Object
// expect: asType back -> false
// expect: asType same -> true
// expect: asType resolved -> 8
// expect: asType bad -> java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(int)int to ()int
// expect: asType equals -> true
// expect: not direct -> Optional.empty
// expect: bound -> Optional.empty
// expect: enum -> EnumDesc[HandleDescs$Color.RED] RED ClassDesc[HandleDescs$Color] MethodHandleDesc[STATIC/ConstantBootstraps::enumConstant(MethodHandles$Lookup,String,Class)Enum] []
// expect: enum body -> Optional[EnumDesc[HandleDescs$Color.GREEN]]
// expect: enum resolved -> true
// expect: enum made -> true
// expect: enum none -> java.lang.IllegalArgumentException: No enum constant HandleDescs.Color.BLUE
// expect: enum no class -> java.lang.ClassNotFoundException: no.Such
// expect: enum no enum -> java.lang.IllegalArgumentException: java.lang.String is not an enum class
// expect: variable -> VarHandleDesc[HandleDescs.total:long] PrimitiveClassDesc[long] total ClassDesc[VarHandle] MethodHandleDesc[STATIC/ConstantBootstraps::fieldVarHandle(MethodHandles$Lookup,String,Class,Class,Class)VarHandle] [ClassDesc[HandleDescs], PrimitiveClassDesc[long]]
// expect:   resolved -> VarHandle[varType=long, coord=[class HandleDescs]] false
// expect:   again -> true
// expect: variable -> VarHandleDesc[static HandleDescs.count:int] PrimitiveClassDesc[int] count ClassDesc[VarHandle] MethodHandleDesc[STATIC/ConstantBootstraps::staticFieldVarHandle(MethodHandles$Lookup,String,Class,Class,Class)VarHandle] [ClassDesc[HandleDescs], PrimitiveClassDesc[int]]
// expect:   resolved -> VarHandle[varType=int, coord=[]] false
// expect:   again -> true
// expect: variable -> VarHandleDesc[int[][]] PrimitiveClassDesc[int] _ ClassDesc[VarHandle] MethodHandleDesc[STATIC/ConstantBootstraps::arrayVarHandle(MethodHandles$Lookup,String,Class,Class)VarHandle] [ClassDesc[int[]]]
// expect:   resolved -> VarHandle[varType=int, coord=[class [I, int]] false
// expect:   again -> true
// expect: variable -> VarHandleDesc[String[][][]] ClassDesc[String[]] _ ClassDesc[VarHandle] MethodHandleDesc[STATIC/ConstantBootstraps::arrayVarHandle(MethodHandles$Lookup,String,Class,Class)VarHandle] [ClassDesc[String[][]]]
// expect:   resolved -> VarHandle[varType=[Ljava.lang.String;, coord=[class [[Ljava.lang.String;, int]] false
// expect:   again -> true
// expect: view -> Optional.empty
// expect: variable none -> java.lang.NoSuchFieldException: no such field: HandleDescs.none/int/getField / java.lang.NoSuchFieldError: none
// expect: array -> java.lang.IllegalArgumentException: Array class argument not an array: PrimitiveClassDesc[int]
// expect: array of -> VarHandleDesc[int[][]]
// expect: NULL -> DynamicConstantDesc[ConstantBootstraps::nullConstant()Object] null
// expect: TRUE -> DynamicConstantDesc[ConstantBootstraps::getStaticFinal(TRUE/ClassDesc[Boolean])Boolean] true DynamicConstantDesc[ConstantBootstraps::getStaticFinal(FALSE/ClassDesc[Boolean])Boolean]false
// expect: MethodHandleDesc[STATIC/ConstantBootstraps::primitiveClass(MethodHandles$Lookup,String,Class)Class] (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Class;
// expect: MethodHandleDesc[STATIC/ConstantBootstraps::enumConstant(MethodHandles$Lookup,String,Class)Enum] (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Enum;
// expect: MethodHandleDesc[STATIC/ConstantBootstraps::getStaticFinal(MethodHandles$Lookup,String,Class,Class)Object] (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/Object;
// expect: MethodHandleDesc[STATIC/ConstantBootstraps::nullConstant(MethodHandles$Lookup,String,Class)Object] (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;
// expect: MethodHandleDesc[STATIC/ConstantBootstraps::fieldVarHandle(MethodHandles$Lookup,String,Class,Class,Class)VarHandle] (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;
// expect: MethodHandleDesc[STATIC/ConstantBootstraps::staticFieldVarHandle(MethodHandles$Lookup,String,Class,Class,Class)VarHandle] (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;
// expect: MethodHandleDesc[STATIC/ConstantBootstraps::arrayVarHandle(MethodHandles$Lookup,String,Class,Class)VarHandle] (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;
// expect: MethodHandleDesc[STATIC/ConstantBootstraps::invoke(MethodHandles$Lookup,String,Class,MethodHandle,Object[])Object] (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;
// expect: MethodHandleDesc[STATIC/ConstantBootstraps::explicitCast(MethodHandles$Lookup,String,Class,Object)Object] (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/Object;
// expect: own -> MethodHandleDesc[STATIC/HandleDescs::constant(MethodHandles$Lookup,String,Class,Object[])Object]
// expect: dynamic -> DynamicConstantDesc[HandleDescs::constant(abc/1,two,PrimitiveClassDesc[int],DynamicConstantDesc[ConstantBootstraps::nullConstant()Object])Object] abc ClassDesc[Object] [1, two, PrimitiveClassDesc[int], DynamicConstantDesc[ConstantBootstraps::nullConstant()Object]]
// expect: dynamic resolved -> abc/class java.lang.Object/[1, two, int, null]
// expect: dynamic default -> DynamicConstantDesc[HandleDescs::constant(1)Object] _/class java.lang.Object/[]
// expect: dynamic equals -> true false
// expect: dynamic bad name -> java.lang.IllegalArgumentException: Invalid member name: a.b
// expect: dynamic empty name -> java.lang.IllegalArgumentException: zero-length member name
// expect: dynamic null -> java.lang.NullPointerException: null
// expect: dynamic wrong -> a/class java.lang.Integer/[]
// expect: dynamic no method -> java.lang.BootstrapMethodError: java.lang.NoSuchMethodException: no such method: HandleDescs.none(Lookup,String,Class)Object/invokeStatic / java.lang.NoSuchMethodException: no such method: HandleDescs.none(Lookup,String,Class)Object/invokeStatic
// expect: canonical null -> true
// expect: canonical int -> PrimitiveClassDesc[int]
// expect: canonical int 2 -> int
// expect: canonical enum -> true class java.lang.Enum$EnumDesc
// expect: canonical variable -> VarHandleDesc[HandleDescs.total:long]
// expect: canonical variable 2 -> VarHandleDesc[static HandleDescs.count:int]
// expect: canonical variable 3 -> VarHandleDesc[int[][]]
// expect: canonical own -> DynamicConstantDesc[HandleDescs::constant(x/)Object]
// expect: invoke -> 42
// expect: static final -> name
// expect: static not final -> java.lang.IncompatibleClassChangeError: not a final field: count
// expect: cast -> A
// expect: site -> DynamicCallSiteDesc[HandleDescs::site(m/):(int)int] m MethodTypeDesc[(int)int] MethodHandleDesc[STATIC/HandleDescs::site(MethodHandles$Lookup,String,MethodType)CallSite] 0
// expect: site args -> DynamicCallSiteDesc[HandleDescs::site(m/1,x):(int)int]
// expect: site other -> DynamicCallSiteDesc[HandleDescs::site(other/):(int)String]
// expect: site resolved -> other(int)String
// expect: site default -> DynamicCallSiteDesc[HandleDescs::site():(int)int]
// expect: site equals -> true false
// expect: site bad name -> java.lang.IllegalArgumentException: zero-length member name
// expect: site bad name 2 -> java.lang.IllegalArgumentException: Invalid member name: a/b
// expect: site of -> k4z
// expect: site of wrong -> java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(Lookup,String,MethodType,int,String)CallSite to (Object,Object,Object,Object)Object
