// Gives the beans of the VM, what programs ask about their own threads and memory, and the server that has them.
package java.lang.management;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;

public class ManagementFactory {
  public static final String CLASS_LOADING_MXBEAN_NAME = "java.lang:type=ClassLoading";
  public static final String COMPILATION_MXBEAN_NAME = "java.lang:type=Compilation";
  public static final String MEMORY_MXBEAN_NAME = "java.lang:type=Memory";
  public static final String OPERATING_SYSTEM_MXBEAN_NAME = "java.lang:type=OperatingSystem";
  public static final String RUNTIME_MXBEAN_NAME = "java.lang:type=Runtime";
  public static final String THREAD_MXBEAN_NAME = "java.lang:type=Threading";
  public static final String GARBAGE_COLLECTOR_MXBEAN_DOMAIN_TYPE = "java.lang:type=GarbageCollector";
  public static final String MEMORY_MANAGER_MXBEAN_DOMAIN_TYPE = "java.lang:type=MemoryManager";
  public static final String MEMORY_POOL_MXBEAN_DOMAIN_TYPE = "java.lang:type=MemoryPool";

  private static final PlatformThreads THREADS = new PlatformThreads();
  private static final PlatformRuntime RUNTIME = new PlatformRuntime();
  private static final PlatformMemory MEMORY = new PlatformMemory();
  private static final PlatformMachine MACHINE = new PlatformMachine();
  private static final PlatformClasses CLASSES = new PlatformClasses();
  private static final PlatformLogging LOGGING = new PlatformLogging();
  private static final PlatformHeap HEAP = new PlatformHeap();
  private static final PlatformCollector COLLECTOR = new PlatformCollector();
  private static final List<PlatformBuffers> BUFFERS =
      List.of(new PlatformBuffers("mapped"), new PlatformBuffers("direct"), new PlatformBuffers("mapped - 'non-volatile memory'"));

  // The interfaces of beans, with the beans that each has.
  private static final Map<Class<?>, List<? extends PlatformManagedObject>> BEANS = new LinkedHashMap<>();
  private static final Set<Class<?>> OF_SEVERAL =
      Set.of(BufferPoolMXBean.class, GarbageCollectorMXBean.class, MemoryManagerMXBean.class, MemoryPoolMXBean.class);

  static {
    BEANS.put(ClassLoadingMXBean.class, List.of(CLASSES));
    BEANS.put(CompilationMXBean.class, List.of());
    BEANS.put(MemoryMXBean.class, List.of(MEMORY));
    BEANS.put(GarbageCollectorMXBean.class, List.of(COLLECTOR));
    BEANS.put(MemoryManagerMXBean.class, List.of(COLLECTOR));
    BEANS.put(MemoryPoolMXBean.class, List.of(HEAP));
    BEANS.put(OperatingSystemMXBean.class, List.of(MACHINE));
    BEANS.put(com.sun.management.OperatingSystemMXBean.class, List.of(MACHINE));
    BEANS.put(RuntimeMXBean.class, List.of(RUNTIME));
    BEANS.put(ThreadMXBean.class, List.of(THREADS));
    BEANS.put(com.sun.management.ThreadMXBean.class, List.of(THREADS));
    BEANS.put(BufferPoolMXBean.class, BUFFERS);
    BEANS.put(PlatformLoggingMXBean.class, List.of(LOGGING));
  }

  private ManagementFactory() {}

  public static ClassLoadingMXBean getClassLoadingMXBean() {
    return CLASSES;
  }

  public static MemoryMXBean getMemoryMXBean() {
    return MEMORY;
  }

  public static ThreadMXBean getThreadMXBean() {
    return THREADS;
  }

  public static RuntimeMXBean getRuntimeMXBean() {
    return RUNTIME;
  }

  // This VM has no compiler.
  public static CompilationMXBean getCompilationMXBean() {
    return null;
  }

  public static OperatingSystemMXBean getOperatingSystemMXBean() {
    return MACHINE;
  }

  public static List<MemoryPoolMXBean> getMemoryPoolMXBeans() {
    return getPlatformMXBeans(MemoryPoolMXBean.class);
  }

  public static List<MemoryManagerMXBean> getMemoryManagerMXBeans() {
    return getPlatformMXBeans(MemoryManagerMXBean.class);
  }

  public static List<GarbageCollectorMXBean> getGarbageCollectorMXBeans() {
    return getPlatformMXBeans(GarbageCollectorMXBean.class);
  }

  private static List<? extends PlatformManagedObject> beansOf(Class<?> mxbeanInterface) {
    String name = mxbeanInterface.getName();
    List<? extends PlatformManagedObject> beans = BEANS.get(mxbeanInterface);
    if (beans == null) throw new IllegalArgumentException(name + " is not a platform management interface");
    return beans;
  }

  public static <T extends PlatformManagedObject> T getPlatformMXBean(Class<T> mxbeanInterface) {
    List<? extends PlatformManagedObject> beans = beansOf(mxbeanInterface);
    if (OF_SEVERAL.contains(mxbeanInterface)) {
      throw new IllegalArgumentException(mxbeanInterface.getName() + " can have more than one instance");
    }
    return beans.isEmpty() ? null : mxbeanInterface.cast(beans.get(0));
  }

  public static <T extends PlatformManagedObject> List<T> getPlatformMXBeans(Class<T> mxbeanInterface) {
    List<T> result = new ArrayList<>();
    for (PlatformManagedObject bean : beansOf(mxbeanInterface)) result.add(mxbeanInterface.cast(bean));
    return result;
  }

  @SuppressWarnings("unchecked")
  public static Set<Class<? extends PlatformManagedObject>> getPlatformManagementInterfaces() {
    Set<Class<? extends PlatformManagedObject>> result = new HashSet<>();
    for (Class<?> each : BEANS.keySet()) result.add((Class<? extends PlatformManagedObject>) each);
    return result;
  }

  public static synchronized MBeanServer getPlatformMBeanServer() {
    return PlatformServer.SERVER;
  }

  // Made when somebody first asks for it.
  private static final class PlatformServer {
    static final MBeanServer SERVER = make();

    private static MBeanServer make() {
      MBeanServer server = MBeanServerFactory.createMBeanServer();
      try {
        for (Map.Entry<Class<?>, List<? extends PlatformManagedObject>> entry : BEANS.entrySet()) {
          for (PlatformManagedObject bean : entry.getValue()) register(server, bean);
        }
      } catch (JMException e) {
        throw new IllegalStateException(e);
      }
      return server;
    }

    // Some beans have two interfaces.
    private static void register(MBeanServer server, PlatformManagedObject bean) throws JMException {
      if (!server.isRegistered(bean.getObjectName())) server.registerMBean(bean, bean.getObjectName());
    }
  }
}
