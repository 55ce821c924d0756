#include <algorithm>

#include <fmt/format.h>

#include "test_support/random_program.h"

namespace heddle::tester {

using Kind = RandomOpKind;

namespace {

// Registers: p0 the history, p1 the value read last, p2 p3 scratch, p4.. arguments; r1..r6 the locks of the
// open regions, r8 exceptions, r9 (main's) an array of the anonymous threads that it has started, r10.. arguments.
// Everything that reads a value folds it into p0.

class Emitter {
 public:
  explicit Emitter(const RandomProgram& program) : program_(program) {}

  std::string text() {
    declare();
    emit_main();
    for (u32 t = 1; t < program_.threads.size(); ++t)
      if (program_.code_of(t) == t) emit_thread(t);
    for (u32 c = 0; c < program_.classes.size(); ++c) emit_class(c);
    return std::move(out_);
  }

 private:
  template <typename... A>
  void line(fmt::format_string<A...> format, A&&... arguments) {
    out_ += "    ";
    fmt::format_to(std::back_inserter(out_), format, std::forward<A>(arguments)...);
    out_ += '\n';
  }
  template <typename... A>
  void label(fmt::format_string<A...> format, A&&... arguments) {
    out_ += "  ";
    fmt::format_to(std::back_inserter(out_), format, std::forward<A>(arguments)...);
    out_ += ":\n";
  }

  void declare() {
    for (u32 l = 0; l < program_.locks; ++l) {
      out_ += fmt::format("class L{}\n", l);
      for (u32 x = 0; x < program_.variables.size(); ++x)
        if (program_.variables[x].lock == l && program_.variables[x].place == RandomVariable::Place::LockField)
          out_ += fmt::format("  field x{} I\n", x);
      out_ += "end\n";
    }
    out_ += "class Box\n  field x I\n  field volatile v I\nend\nclass Cell\n";
    for (u32 c = 0; c < program_.cells; ++c) out_ += fmt::format("  field volatile c{} I\n", c);
    out_ += "end\n";
    if (program_.has_queue()) out_ += "class Queue extends heddle/Monitor\n  field size I\nend\n";
    out_ += "class Main\n  source \"Main.java\"\n";
    for (u32 l = 0; l < program_.locks; ++l) out_ += fmt::format("  field static l{0} LL{0};\n", l);
    for (u32 t = 0; t < program_.threads.size(); ++t) {
      out_ += fmt::format("  field static t{} Ljava/lang/Thread;\n", t);
      out_ += fmt::format("  field static h{} I\n", t);
    }
    for (u32 x = 0; x < program_.variables.size(); ++x)
      if (program_.variables[x].place == RandomVariable::Place::Static)
        out_ += fmt::format("  field static x{} I\n", x);
      else if (program_.variables[x].place == RandomVariable::Place::Box)
        out_ += fmt::format("  field static b{} LBox;\n", x);
    for (u32 v = 0; v < program_.volatiles; ++v) out_ += fmt::format("  field static volatile v{} I\n", v);
    if (program_.has_queue()) out_ += "  field static queue LQueue;\n";
    out_ += "  field static cell LCell;\n  field static elements [I\n";
    out_ += "  field static handed I\n  field static volatile ready I\n";
  }

  void emit_main() {
    out_ += "  method public static main([Ljava/lang/String;)V refs=16 prims=10\n";
    const auto anonymous = [](const RandomThread& t) { return t.anonymous; };
    if (std::any_of(program_.threads.begin(), program_.threads.end(), anonymous)) {
      line("CONST_I p2 {}", program_.threads.size());
      line("NEWARR r9 p2 [Ljava/lang/Thread;");
    }
    for (u32 l = 0; l < program_.locks; ++l) {
      line("NEW r1 L{}", l);
      line("PUTS_R r1 Main.l{0}:LL{0};", l);
    }
    line("NEW r1 Cell");
    line("PUTS_R r1 Main.cell:LCell;");
    if (program_.has_queue()) {
      line("NEW r1 Queue");
      line("PUTS_R r1 Main.queue:LQueue;");
    }
    line("CONST_I p2 {}", program_.variables.size());
    line("NEWARR r1 p2 [I");
    line("PUTS_R r1 Main.elements:[I");
    for (u32 x = 0; x < program_.variables.size(); ++x)
      if (program_.variables[x].place == RandomVariable::Place::Box) {
        line("NEW r1 Box");
        line("PUTS_R r1 Main.b{}:LBox;", x);
      }
    line("CALL_STATIC java/lang/Thread.currentThread()Ljava/lang/Thread; r10 p4");
    line("PUTS_R r10 Main.t0:Ljava/lang/Thread;");
    for (u32 t = 1; t < program_.threads.size(); ++t) {
      if (program_.threads[t].anonymous) continue;
      make_thread(t, 1);
      line("PUTS_R r1 Main.t{}:Ljava/lang/Thread;", t);
    }
    emit_body(program_.threads[0].ops, "Main.h0:I");
    out_ += "  end\nend\n";
  }

  void make_thread(u32 t, u32 reg) {
    line("NEW r{} T{}", reg, program_.code_of(t));
    if (!program_.threads[t].daemon) return;
    line("CONST_I p2 1");
    line("PUTF_4 p2 r{} java/lang/Thread.daemon:Z", reg);
  }

  void emit_thread(u32 t) {
    out_ += fmt::format("class T{} extends java/lang/Thread\n  source \"T{}.java\"\n", t, t);
    const bool like = program_.has_like(t);
    if (like) out_ += "  field h I\n";
    out_ += "  method public run()V refs=16 prims=10\n";
    emit_body(program_.threads[t].ops, like ? fmt::format("r0 T{}.h:I", t) : fmt::format("Main.h{}:I", t));
    out_ += "  end\nend\n";
  }

  void emit_class(u32 c) {
    const RandomClass& k = program_.classes[c];
    out_ += fmt::format("class C{}", c);
    if (k.super >= 0) out_ += fmt::format(" extends C{}", k.super);
    out_ += fmt::format("\n  source \"C{}.java\"\n", c);
    if (!k.silent) out_ += "  field static s I\n  field static h I\n";
    out_ += "  method static <clinit>()V refs=16 prims=10\n";
    if (k.silent) {
      emit_body(k.initialiser, "");
    } else {
      line("CONST_I p2 1");
      line("PUTS_4 p2 C{}.s:I", c);
      emit_body(k.initialiser, fmt::format("C{}.h:I", c), fmt::format("C{}.s:I", c));
    }
    out_ += "  end\nend\n";
  }

  // A whole method. Its history is stored however the method ends.
  void emit_body(const std::vector<RandomOp>& ops, const std::string& history, const std::string& done = "") {
    handlers_.clear();
    labels_ = depth_ = lines_ = 0;
    line("CONST_I p0 1");
    line("CONST_I p1 -1");
    label("from");
    for (const RandomOp& op : ops) emit(op);
    line("NOP");
    label("to");
    if (!done.empty()) {
      line("CONST_I p2 2");
      line("PUTS_4 p2 {}", done);
    }
    if (!history.empty()) line("{} p0 {}", history.starts_with("r0 ") ? "PUTF_4" : "PUTS_4", history);
    line("RET");
    label("thrown");
    fold_constant(999);
    if (!history.empty()) line("{} p0 {}", history.starts_with("r0 ") ? "PUTF_4" : "PUTS_4", history);
    line("THROW r8");
    out_ += handlers_;
    line("catch any from to thrown r8");
  }

  void fold_p1() {
    line("MULK_I p0 p0 31337");
    line("ADD_I p0 p0 p1");
    line("ADDK_I p0 p0 7");
  }
  void fold_constant(int k) {
    line("MULK_I p0 p0 31337");
    line("ADDK_I p0 p0 {}", k);
  }
  void result() {  // of a call, in p4
    line("MOV_P p1 p4");
    fold_p1();
  }
  void load_lock(u32 lock, u32 reg) {
    if (lock >= kThreadLock) line("GETS_R r{} Main.t{}:Ljava/lang/Thread;", reg, lock - kThreadLock);
    else line("GETS_R r{} Main.l{}:LL{};", reg, lock, lock);
  }
  // The arguments of an atomic operation: the object, the field's name, a number.
  void load_cell(const RandomOp& op) {
    line("GETS_R r10 Main.cell:LCell;");
    line("STRING r11 \"c{}\"", op.a);
    line("CONST_I p4 {}", op.b);
  }
  void load_thread(u32 t) { line("GETS_R r10 Main.t{}:Ljava/lang/Thread;", t); }

  // Where the variable is, in r10 and p4.
  void locate(u32 x) {
    const RandomVariable& v = program_.variables[x];
    if (v.place == RandomVariable::Place::LockField) load_lock(v.lock, 10);
    if (v.place != RandomVariable::Place::Element) return;
    line("GETS_R r10 Main.elements:[I");
    line("CONST_I p4 {}", x);
  }
  void access_located(u32 x, bool write, u32 reg) {
    const RandomVariable& v = program_.variables[x];
    switch (v.place) {
      case RandomVariable::Place::Static: line("{} p{} Main.x{}:I", write ? "PUTS_4" : "GETS_4", reg, x); break;
      case RandomVariable::Place::LockField:
        line("{} p{} r10 L{}.x{}:I", write ? "PUTF_4" : "GETF_4", reg, v.lock, x);
        break;
      case RandomVariable::Place::Element: line("{} p{} r10 p4", write ? "ASTORE_4" : "ALOAD_4", reg); break;
      case RandomVariable::Place::Box:
        if (write) line("NEW r10 Box");
        else line("GETS_R r10 Main.b{}:LBox;", x);
        line("{} p{} r10 Box.x:I", write ? "PUTF_4" : "GETF_4", reg);
        if (write) line("PUTS_R r10 Main.b{}:LBox;", x);
        break;
    }
  }
  void access(u32 x, bool write, u32 reg) {
    locate(x);
    access_located(x, write, reg);
  }

  void emit(const RandomOp& op) {
    line("line {}", ++lines_);
    switch (op.kind) {
      case Kind::Region: {
        const u32 r = ++depth_;
        load_lock(op.a, r);
        line("MONENTER r{}", r);
        guarded(op.body, r);
        --depth_;
        break;
      }
      case Kind::Fresh: {
        const u32 r = ++depth_;
        line("NEW r{} Box", r);
        line("MONENTER r{}", r);
        line("NEW r10 Box");
        line("CONST_I p2 1");
        line("PUTF_4 p2 r{} Box.v:I", r);
        guarded(op.body, r);
        --depth_;
        break;
      }
      case Kind::TryRegion: {
        const u32 r = ++depth_, n = ++labels_;
        load_lock(op.a, r);
        line("MOV_R r10 r{}", r);
        line("CALL_STATIC heddle/VM.tryEnter(Ljava/lang/Object;)Z r10 p4");
        result();
        line("JZ p1 else{}", n);
        guarded(op.body, r);
        label("else{}", n);
        --depth_;
        break;
      }
      case Kind::If: {
        const u32 n = ++labels_;
        line("JNEK_I p1 {} skip{}", op.b, n);
        for (const RandomOp& o : op.body) emit(o);
        label("skip{}", n);
        break;
      }
      case Kind::Try: {
        const u32 n = ++labels_;
        label("try{}", n);
        for (const RandomOp& o : op.body) emit(o);
        line("NOP");
        label("tried{}", n);
        line("JMP after{}", n);
        label("catch{}", n);
        fold_constant(777);
        label("after{}", n);
        handlers_ += fmt::format("    catch any try{0} tried{0} catch{0} r8\n", n);
        break;
      }
      case Kind::Throw:
        line("NEW r10 java/lang/RuntimeException");
        line("MOV_R r11 r10");
        line("CALL_SPECIAL java/lang/RuntimeException.<init>()V r11 p4");
        line("THROW r10");
        break;
      case Kind::Check: {
        const u32 n = ++labels_;
        line("JEQK_I p1 {} good{}", op.b, n);
        line("NEW r10 java/lang/AssertionError");
        line("MOV_R r11 r10");
        line("CALL_SPECIAL java/lang/AssertionError.<init>()V r11 p4");
        line("ASSERTFAIL r10");
        label("good{}", n);
        break;
      }
      case Kind::Assume: {
        const u32 n = ++labels_;
        line("JEQK_I p1 {} good{}", op.b, n);
        line("CONST_I p4 0");
        line("CALL_STATIC heddle/Verify.assume(Z)V r10 p4");
        label("good{}", n);
        break;
      }
      case Kind::Read:
      case Kind::FinalRead:
        access(op.a, false, 1);
        fold_p1();
        break;
      case Kind::Write:
        line("CONST_I p2 {}", op.b);
        access(op.a, true, 2);
        break;
      case Kind::Increment:
        access(op.a, false, 1);
        if (lines_ % 2 == 0) fold_p1();
        line("ADDK_I p2 p1 1");
        access(op.a, true, 2);
        if (lines_ % 2 == 1) fold_p1();  // its value is used behind what would be an addition without that
        break;
      case Kind::PlainAdd:
        locate(op.a);
        access_located(op.a, false, 5);
        line("CONST_I p7 {}", op.b);
        if (lines_ % 2 == 0) line("ADD_I p6 p7 p5");
        else line("ADDK_I p6 p5 {}", op.b);
        access_located(op.a, true, 6);
        for (const u32 p : {5, 6, 7}) line("CONST_I p{} 0", p);
        break;
      case Kind::HandOver:
        line("CONST_I p2 5");
        line("PUTS_4 p2 Main.handed:I");
        line("CONST_I p2 1");
        line("PUTS_4 p2 Main.ready:I");
        break;
      case Kind::TakeOver: {
        const u32 n = ++labels_;
        line("GETS_4 p1 Main.ready:I");
        fold_p1();
        line("JZ p1 unready{}", n);
        line("GETS_4 p1 Main.handed:I");
        fold_p1();
        label("unready{}", n);
        break;
      }
      case Kind::VolatileRead:
        line("GETS_4 p1 Main.v{}:I", op.a);
        fold_p1();
        break;
      case Kind::VolatileWrite:
        line("CONST_I p2 {}", op.b);
        line("PUTS_4 p2 Main.v{}:I", op.a);
        break;
      case Kind::Cas:
        load_cell(op);
        line("CONST_I p5 {}", op.b + 1);
        line("CALL_STATIC heddle/VM.compareAndSetInt(Ljava/lang/Object;Ljava/lang/String;II)Z r10 p4");
        result();
        break;
      case Kind::GetAndAdd:
        load_cell(op);
        line("CALL_STATIC heddle/VM.getAndAddInt(Ljava/lang/Object;Ljava/lang/String;I)I r10 p4");
        result();
        break;
      case Kind::Add:
        load_cell(op);
        line("CALL_STATIC heddle/VM.getAndAddInt(Ljava/lang/Object;Ljava/lang/String;I)I r10 p4");
        if (lines_ % 2 == 0) line("ADDK_I p2 p4 1");  // as incrementAndGet() does
        line("CONST_I p2 0");
        line("CONST_I p4 0");
        break;
      case Kind::AddBelow:
        load_cell(op);
        line("CONST_I p5 2");
        line("CALL_STATIC heddle/VM.addBelow(Ljava/lang/Object;Ljava/lang/String;II)Z r10 p4");
        result();
        break;
      case Kind::Put: {
        const u32 r = ++depth_;
        line("GETS_R r{} Main.queue:LQueue;", r);
        line("MONENTER r{}", r);
        line("GETF_4 p2 r{} Queue.size:I", r);
        line("ADDK_I p2 p2 1");
        line("PUTF_4 p2 r{} Queue.size:I", r);
        line("MOV_R r10 r{}", r);
        line("CALL_STATIC heddle/VM.signalAll(Ljava/lang/Object;)V r10 p4");
        line("MONEXIT r{}", r);
        --depth_;
        break;
      }
      case Kind::Take: take(); break;
      case Kind::Wait:
      case Kind::TimedWait:
        load_lock(op.a, 10);
        line("CONST_L p4 {}", op.kind == Kind::TimedWait ? 5 : 0);
        line("CALL_VIRTUAL java/lang/Object.wait0(J)V r10 p4");
        break;
      case Kind::Notify:
      case Kind::NotifyAll:
        load_lock(op.a, 10);
        line("CALL_VIRTUAL java/lang/Object.{}()V r10 p4", op.kind == Kind::Notify ? "notify" : "notifyAll");
        break;
      case Kind::Start:
        if (program_.threads[op.a].anonymous) {
          make_thread(op.a, 10);
          line("CONST_I p4 {}", op.a);
          line("ASTORE_R r10 r9 p4");
        } else {
          load_thread(op.a);
        }
        line("CALL_VIRTUAL java/lang/Thread.start()V r10 p4");
        break;
      case Kind::Join:
        if (program_.threads[op.a].anonymous) {
          line("CONST_I p4 {}", op.a);
          line("ALOAD_R r10 r9 p4");
        } else {
          load_thread(op.a);
        }
        line("CALL_VIRTUAL java/lang/Thread.join()V r10 p4");
        break;
      case Kind::Alive:
        load_thread(op.a);
        line("CALL_VIRTUAL java/lang/Thread.isAlive()Z r10 p4");
        result();
        break;
      case Kind::State:
        load_thread(op.a);
        line("CALL_VIRTUAL java/lang/Thread.state0()I r10 p4");
        result();
        break;
      case Kind::Interrupt:
        load_thread(op.a);
        line("CALL_VIRTUAL java/lang/Thread.interrupt()V r10 p4");
        break;
      case Kind::IsInterrupted:
        load_thread(op.a);
        line("CALL_VIRTUAL java/lang/Thread.isInterrupted()Z r10 p4");
        result();
        break;
      case Kind::Interrupted:
        line("CALL_STATIC java/lang/Thread.interrupted()Z r10 p4");
        result();
        break;
      case Kind::Sleep:
        line("CONST_L p4 5");
        line("CALL_STATIC java/lang/Thread.sleep(J)V r10 p4");
        break;
      case Kind::Yield: line("CALL_STATIC java/lang/Thread.yield()V r10 p4"); break;
      case Kind::Park: line("CALL_STATIC java/util/concurrent/locks/LockSupport.park()V r10 p4"); break;
      case Kind::TimedPark:
        line("CONST_L p4 5");
        line("CALL_STATIC java/util/concurrent/locks/LockSupport.parkNanos(J)V r10 p4");
        break;
      case Kind::Unpark:
        load_thread(op.a);
        line("CALL_STATIC java/util/concurrent/locks/LockSupport.unpark(Ljava/lang/Thread;)V r10 p4");
        break;
      case Kind::InitClass:
        line("INITCLASS C{}", op.a);
        if (program_.classes[op.a].silent) break;
        line("GETS_4 p1 C{}.s:I", op.a);
        fold_p1();
        line("GETS_4 p1 C{}.h:I", op.a);
        fold_p1();
        break;
      case Kind::Choose:
        line("CONST_I p4 {}", op.b);
        line("CALL_STATIC heddle/Verify.choose(I)I r10 p4");
        result();
        break;
      case Kind::Print:
        line("STRING r10 \"{}@{} \"", op.b, lines_);
        line("CONST_I p4 1");
        line("CALL_STATIC heddle/VM.writeOutput(ILjava/lang/String;)V r10 p4");
        break;
      case Kind::Exit:
        line("NEW r10 java/lang/Runtime");
        line("MOV_P p4 p0");
        line("CALL_VIRTUAL java/lang/Runtime.halt0(I)V r10 p4");
        break;
    }
  }

  // synchronized (queue) { while (queue.size == 0) await; --queue.size; }; folds the size before.
  void take() {
    const u32 r = ++depth_, n = ++labels_;
    line("GETS_R r{} Main.queue:LQueue;", r);
    line("MONENTER r{}", r);
    label("in{}", n);
    label("look{}", n);
    line("GETF_4 p1 r{} Queue.size:I", r);
    line("JNEK_I p1 0 full{}", n);
    line("MOV_R r10 r{}", r);
    line("MOV_R r11 r{}", r);
    line("CONST_L p4 0");
    line("CALL_STATIC heddle/VM.awaitOrComeLater(Ljava/lang/Object;Ljava/lang/Object;J)J r10 p4");
    line("JMP look{}", n);
    label("full{}", n);
    line("ADDK_I p2 p1 -1");
    line("PUTF_4 p2 r{} Queue.size:I", r);
    leave(r, n);
    fold_p1();
    --depth_;
  }

  // The body of a region whose monitor, in register r, has just been entered.
  void guarded(const std::vector<RandomOp>& body, u32 r) {
    const u32 n = ++labels_;
    label("in{}", n);
    for (const RandomOp& op : body) emit(op);
    leave(r, n);
  }

  // Gives the monitor in register r back at the end of what began at the label in<n>, however it ends.
  void leave(u32 r, u32 n) {
    line("NOP");
    label("out{}", n);
    line("MONEXIT r{}", r);
    line("JMP done{}", n);
    label("leave{}", n);
    line("MONEXIT r{}", r);
    line("THROW r8");
    label("done{}", n);
    handlers_ += fmt::format("    catch any in{0} out{0} leave{0} r8\n", n);
  }

  const RandomProgram& program_;
  std::string out_, handlers_;
  u32 labels_ = 0, depth_ = 0, lines_ = 0;
};

}  // namespace

std::string assembly_of(const RandomProgram& program) { return Emitter(program).text(); }

}  // namespace heddle::tester
