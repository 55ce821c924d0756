// The beans of the VM, as the platform server has them, and what ThreadMXBean says beyond Beans and Deadlocks: what is the same on every VM.
import java.lang.management.BufferPoolMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryManagerMXBean;
import java.lang.management.MemoryMXBean;
import java.lang.management.MemoryNotificationInfo;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MonitorInfo;
import java.lang.management.PlatformLoggingMXBean;
import java.lang.management.PlatformManagedObject;
import java.lang.management.RuntimeMXBean;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.management.Attribute;
import javax.management.JMX;
import javax.management.MBeanServer;
import javax.management.NotificationEmitter;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.TabularData;

public class PlatformBeans {
  interface Call {
    Object run() throws Exception;
  }

  static void show(Call call) {
    try {
      Object result = call.run();
      System.out.println(result instanceof Object[] ? Arrays.toString((Object[]) result) : result);
    } catch (Throwable e) {
      System.out.println(e + (e.getCause() == null ? "" : " / " + e.getCause()));
    }
  }

  static final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  static void times() throws Exception {
    long id = Thread.currentThread().getId();
    System.out.println(threads.isThreadCpuTimeSupported() + " " + threads.isCurrentThreadCpuTimeSupported() + " " + threads.isThreadCpuTimeEnabled());
    long before = threads.getCurrentThreadCpuTime();
    long sum = 0;
    for (int i = 0; i < 1_000_000; i++) sum += i * i;
    long after = threads.getCurrentThreadCpuTime();
    System.out.println((before >= 0) + " " + (after >= before) + " " + (threads.getThreadCpuTime(id) >= after) + " " + (threads.getCurrentThreadUserTime() >= 0)
        + " " + (threads.getThreadUserTime(id) >= 0) + " " + (sum != 1));
    System.out.println(threads.getThreadCpuTime(999_999) + " " + threads.getThreadUserTime(999_999));
    show(() -> threads.getThreadCpuTime(0));
    show(() -> threads.getThreadUserTime(-1));
    com.sun.management.ThreadMXBean more = (com.sun.management.ThreadMXBean) threads;
    show(() -> more.getThreadCpuTime(new long[] {id, 999_999}).length + " " + more.getThreadUserTime(new long[] {999_999})[0]);
    show(() -> more.getThreadCpuTime(new long[] {0}));
    threads.setThreadCpuTimeEnabled(false);
    System.out.println(threads.isThreadCpuTimeEnabled() + " " + threads.getCurrentThreadCpuTime() + " " + threads.getThreadCpuTime(id) + " "
        + threads.getThreadUserTime(id) + " " + threads.getCurrentThreadUserTime());
    threads.setThreadCpuTimeEnabled(true);
    System.out.println(threads.isThreadContentionMonitoringSupported() + " " + threads.isThreadContentionMonitoringEnabled() + " "
        + threads.getThreadInfo(id).getBlockedTime() + " " + threads.getThreadInfo(id).getWaitedTime());
    threads.setThreadContentionMonitoringEnabled(true);
    ThreadInfo info = threads.getThreadInfo(id);
    System.out.println(threads.isThreadContentionMonitoringEnabled() + " " + (info.getBlockedTime() >= 0) + " " + (info.getWaitedTime() >= 0) + " "
        + (info.getBlockedCount() >= 0) + " " + (info.getWaitedCount() >= 0));
    threads.setThreadContentionMonitoringEnabled(false);
    System.out.println(threads.getThreadInfo(id).getBlockedTime());
  }

  static void counts() throws Exception {
    long started = threads.getTotalStartedThreadCount();
    threads.resetPeakThreadCount();
    int peak = threads.getPeakThreadCount();
    Thread t = new Thread(() -> {});
    t.start();
    t.join();
    System.out.println((threads.getTotalStartedThreadCount() > started) + " " + (peak >= 1) + " " + (threads.getPeakThreadCount() >= peak));
  }

  static void infos() throws Exception {
    long id = Thread.currentThread().getId();
    show(() -> threads.getThreadInfo(new long[] {id, 0}));
    show(() -> threads.getThreadInfo(new long[] {id, 0}, true, true));
    show(() -> threads.getThreadInfo(new long[] {id}, true, true, -1));
    show(() -> threads.dumpAllThreads(true, true, -1));
    show(() -> threads.getThreadInfo(new long[] {id}, true, true, 0)[0].getStackTrace().length + " " + threads.getThreadInfo(new long[0]).length);
    show(() -> threads.getThreadInfo(new long[] {999_999}, true, true));
    Object blocker = new StringBuilder();
    Thread t = new Thread(() -> LockSupport.park(blocker), "parked");
    t.start();
    while (t.getState() != Thread.State.WAITING) Thread.sleep(1);
    ThreadInfo parked = threads.getThreadInfo(t.getId());
    System.out.println(parked.getThreadState() + " " + parked.getLockInfo().getClassName() + " " + (parked.getLockInfo().getIdentityHashCode() == System.identityHashCode(blocker))
        + " " + parked.getLockOwnerId() + " " + parked.getLockedMonitors().length + " " + parked.getLockedSynchronizers().length);
    LockSupport.unpark(t);
    t.join();
    StackTraceElement frame = new StackTraceElement("C", "m", "C.java", 3);
    System.out.println(new MonitorInfo("a.B", 15, 2, frame) + " " + new MonitorInfo("a.B", 15, 2, frame).getLockedStackDepth() + " " + new MonitorInfo("a.B", 15, -1, null).getLockedStackFrame());
    show(() -> new MonitorInfo("a.B", 15, 1, null));
    show(() -> new MonitorInfo("a.B", 15, -1, frame));
    show(() -> new MonitorInfo(null, 15, -1, null));
  }

  static void memory() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    System.out.println((memory instanceof NotificationEmitter) + " " + Arrays.toString(((NotificationEmitter) memory).getNotificationInfo()) + " "
        + (memory.getObjectPendingFinalizationCount() >= 0));
    boolean heap = false;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      heap |= pool.getType() == MemoryType.HEAP && pool.getUsage().getCommitted() > 0;
      if (!pool.isValid() || pool.getMemoryManagerNames().length == 0 || pool.getPeakUsage().getUsed() < 0) System.out.println("bad " + pool.getName());
      if (!pool.isUsageThresholdSupported()) {
        try {
          pool.getUsageThreshold();
        } catch (UnsupportedOperationException e) {
          if (!e.getMessage().equals("Usage threshold is not supported")) System.out.println(e);
        }
      }
      if (!pool.isCollectionUsageThresholdSupported()) {
        try {
          pool.getCollectionUsageThreshold();
        } catch (UnsupportedOperationException e) {
          if (!e.getMessage().equals("CollectionUsage threshold is not supported")) System.out.println(e);
        }
      }
      pool.resetPeakUsage();
    }
    boolean collects = false;
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      collects |= collector.isValid() && collector.getMemoryPoolNames().length > 0 && collector.getCollectionCount() >= -1 && collector.getCollectionTime() >= -1;
    }
    System.out.println(heap + " " + collects + " " + ManagementFactory.getMemoryManagerMXBeans().containsAll(ManagementFactory.getGarbageCollectorMXBeans()));
    for (BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class)) System.out.println(pool.getName() + " " + pool.getObjectName() + " " + (pool.getCount() >= 0));
    System.out.println(MemoryType.HEAP + " " + MemoryType.NON_HEAP + " " + MemoryNotificationInfo.MEMORY_THRESHOLD_EXCEEDED + " " + MemoryNotificationInfo.MEMORY_COLLECTION_THRESHOLD_EXCEEDED);
    show(() -> new MemoryNotificationInfo(null, null, 1));
  }

  static void factory() {
    System.out.println(ManagementFactory.getPlatformMXBean(ThreadMXBean.class) == threads);
    System.out.println(ManagementFactory.getPlatformMXBean(com.sun.management.ThreadMXBean.class) == (Object) threads);
    System.out.println(ManagementFactory.getPlatformMXBeans(RuntimeMXBean.class).size() + " " + ManagementFactory.getPlatformManagementInterfaces().contains(RuntimeMXBean.class));
    show(() -> ManagementFactory.getPlatformMXBean(MemoryPoolMXBean.class));
    show(() -> ManagementFactory.getPlatformMXBean(PlatformManagedObject.class));
    show(() -> ManagementFactory.getPlatformMXBeans(PlatformManagedObject.class));
    System.out.println(ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean);
    com.sun.management.OperatingSystemMXBean machine = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    System.out.println((machine.getTotalMemorySize() > 0) + " " + (machine.getFreeMemorySize() >= 0) + " " + (machine.getProcessCpuTime() >= 0) + " " + (machine.getProcessCpuLoad() <= 1)
        + " " + (machine.getCommittedVirtualMemorySize() > 0) + " " + (machine.getSystemLoadAverage() >= -1));
  }

  static void loggers() {
    PlatformLoggingMXBean logging = ManagementFactory.getPlatformMXBean(PlatformLoggingMXBean.class);
    Logger logger = Logger.getLogger("a.b");
    System.out.println(logging.getLoggerLevel("") + "|" + logging.getLoggerLevel("a.b") + "|" + logging.getLoggerLevel("nope") + "|" + logging.getParentLoggerName("a.b") + "|"
        + logging.getParentLoggerName("nope") + "|" + logging.getParentLoggerName("") + "|" + logging.getLoggerNames().contains("a.b") + "|" + logging.getObjectName());
    logging.setLoggerLevel("a.b", "FINE");
    System.out.println(logger.getLevel() == Level.FINE);
    logging.setLoggerLevel("a.b", null);
    System.out.println(logger.getLevel());
    show(() -> {
      logging.setLoggerLevel("nope", "INFO");
      return 0;
    });
    show(() -> {
      logging.setLoggerLevel("", "BAD");
      return 0;
    });
    show(() -> {
      logging.setLoggerLevel(null, "INFO");
      return 0;
    });
  }

  static void server() throws Exception {
    MBeanServer server = ManagementFactory.getPlatformMBeanServer();
    System.out.println((server == ManagementFactory.getPlatformMBeanServer()) + " " + server.getDefaultDomain());
    String[] names = {"java.lang:type=ClassLoading", "java.lang:type=Memory", "java.lang:type=OperatingSystem", "java.lang:type=Runtime", "java.lang:type=Threading",
      "java.nio:type=BufferPool,name=direct", "java.util.logging:type=Logging", "JMImplementation:type=MBeanServerDelegate"};
    for (String name : names) if (!server.isRegistered(new ObjectName(name))) System.out.println("not there: " + name);
    System.out.println(!server.queryNames(new ObjectName("java.lang:type=GarbageCollector,*"), null).isEmpty() + " " + !server.queryNames(new ObjectName("java.lang:type=MemoryPool,*"), null).isEmpty());
    ObjectName memory = new ObjectName(ManagementFactory.MEMORY_MXBEAN_NAME);
    CompositeData usage = (CompositeData) server.getAttribute(memory, "HeapMemoryUsage");
    System.out.println(usage.getCompositeType() + " " + ((Long) usage.get("used") > 0) + " " + server.getAttribute(memory, "Verbose"));
    server.invoke(memory, "gc", null, null);
    ObjectName runtime = new ObjectName(ManagementFactory.RUNTIME_MXBEAN_NAME);
    System.out.println(server.getAttribute(runtime, "SpecVersion") + " " + server.getAttribute(runtime, "InputArguments").getClass() + " "
        + ((TabularData) server.getAttribute(runtime, "SystemProperties")).get(new Object[] {"java.version"}).containsKey("value"));
    show(() -> server.getAttribute(runtime, "BootClassPath"));
    show(() -> server.getAttribute(runtime, "Nope"));
    ObjectName threading = new ObjectName(ManagementFactory.THREAD_MXBEAN_NAME);
    System.out.println(server.getAttribute(threading, "ThreadCount").getClass() + " " + (((long[]) server.getAttribute(threading, "AllThreadIds")).length > 0));
    CompositeData info = (CompositeData) server.invoke(threading, "getThreadInfo", new Object[] {Thread.currentThread().getId()}, new String[] {"long"});
    System.out.println(info.get("threadState") + " " + info.get("lockInfo") + " " + info.get("priority"));
    server.setAttribute(memory, new Attribute("Verbose", false));
    ThreadMXBean proxy = JMX.newMXBeanProxy(server, threading, ThreadMXBean.class);
    System.out.println(proxy.getThreadCount() > 0);
    MemoryMXBean memoryProxy = JMX.newMXBeanProxy(server, memory, MemoryMXBean.class);
    System.out.println(memoryProxy.getHeapMemoryUsage().getUsed() > 0);
    System.out.println(server.isInstanceOf(memory, "java.lang.management.MemoryMXBean"));
  }

  public static void main(String[] args) throws Exception {
    times();
    counts();
    infos();
    memory();
    factory();
    loggers();
    server();
    RuntimeMXBean run = ManagementFactory.getRuntimeMXBean();
    System.out.println(run.getManagementSpecVersion() + " " + run.isBootClassPathSupported() + " " + (run.getLibraryPath() != null) + " " + run.getObjectName());
    show(() -> run.getBootClassPath());
    System.out.println(ManagementFactory.getClassLoadingMXBean().isVerbose() + " " + (ManagementFactory.getClassLoadingMXBean().getUnloadedClassCount() >= 0));
  }
}
// expect: true true true
// expect: true true true true true true
// expect: -1 -1
// expect: java.lang.IllegalArgumentException: Invalid thread ID parameter: 0
// expect: java.lang.IllegalArgumentException: Invalid thread ID parameter: -1
// expect: 2 -1
// expect: java.lang.IllegalArgumentException: Invalid thread ID parameter: 0
// expect: false -1 -1 -1 -1
// expect: true false -1 -1
// expect: true true true true true
// expect: -1
// expect: true true true
// expect: java.lang.IllegalArgumentException: Invalid thread ID parameter: 0
// expect: java.lang.IllegalArgumentException: Invalid thread ID entry
// expect: java.lang.IllegalArgumentException: Invalid maxDepth parameter: -1
// expect: java.lang.IllegalArgumentException: Invalid maxDepth parameter: -1
// expect: 0 0
// expect: [null]
// expect: WAITING java.lang.StringBuilder true -1 0 0
// expect: a.B@f 2 null
// expect: java.lang.IllegalArgumentException: Parameter stackDepth is 1 but stackFrame is null
// expect: java.lang.IllegalArgumentException: Parameter stackDepth is -1 but stackFrame is not null
// expect: java.lang.NullPointerException: Parameter className cannot be null
// expect: true [javax.management.MBeanNotificationInfo[description=Memory Notification, name=javax.management.Notification, notifTypes=[java.management.memory.threshold.exceeded, java.management.memory.collection.threshold.exceeded], descriptor={}]] true
// expect: true true true
// expect: mapped java.nio:type=BufferPool,name=mapped true
// expect: direct java.nio:type=BufferPool,name=direct true
// expect: mapped - 'non-volatile memory' java.nio:type=BufferPool,name=mapped - 'non-volatile memory' true
// expect: Heap memory Non-heap memory java.management.memory.threshold.exceeded java.management.memory.collection.threshold.exceeded
// expect: java.lang.NullPointerException: Null poolName
// expect: true
// expect: true
// expect: 1 true
// expect: java.lang.IllegalArgumentException: java.lang.management.MemoryPoolMXBean can have more than one instance
// expect: java.lang.IllegalArgumentException: java.lang.management.PlatformManagedObject is not a platform management interface
// expect: java.lang.IllegalArgumentException: java.lang.management.PlatformManagedObject is not a platform management interface
// expect: true
// expect: true true true true true true
// expect: INFO||null||null||true|java.util.logging:type=Logging
// expect: true
// expect: null
// expect: java.lang.IllegalArgumentException: Logger nope does not exist
// expect: java.lang.IllegalArgumentException: Unknown level "BAD"
// expect: java.lang.NullPointerException: loggerName is null
// expect: true DefaultDomain
// expect: true true
// expect: javax.management.openmbean.CompositeType(name=java.lang.management.MemoryUsage,items=((itemName=committed,itemType=javax.management.openmbean.SimpleType(name=java.lang.Long)),(itemName=init,itemType=javax.management.openmbean.SimpleType(name=java.lang.Long)),(itemName=max,itemType=javax.management.openmbean.SimpleType(name=java.lang.Long)),(itemName=used,itemType=javax.management.openmbean.SimpleType(name=java.lang.Long)))) true false
// expect: 17 class [Ljava.lang.String; true
// expect: javax.management.RuntimeMBeanException: java.lang.UnsupportedOperationException: Boot class path mechanism is not supported / java.lang.UnsupportedOperationException: Boot class path mechanism is not supported
// expect: javax.management.AttributeNotFoundException: No such attribute: Nope
// expect: class java.lang.Integer true
// expect: RUNNABLE null 5
// expect: true
// expect: true
// expect: true
// expect: 3.0 false true java.lang:type=Runtime
// expect: java.lang.UnsupportedOperationException: Boot class path mechanism is not supported
// expect: false true
