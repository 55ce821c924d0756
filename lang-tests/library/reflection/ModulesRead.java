// Which modules read which, and which packages they export.
import java.util.*;

public class ModulesRead {
  public static void main(String[] args) {
    Class<?>[] all = {ModulesRead.class, String.class, java.util.logging.Logger.class, java.lang.management.ThreadMXBean.class, java.net.http.HttpClient.class, com.sun.net.httpserver.HttpServer.class,
        com.sun.management.ThreadMXBean.class, java.beans.ConstructorProperties.class};
    for (Class<?> a : all) {
      StringBuilder text = new StringBuilder(a.getModule().getName() + ":");
      for (Class<?> b : all) {
        text.append(a.getModule().canRead(b.getModule()) ? " r" : " -").append(a.getModule().isExported(b.getPackageName()) ? "e" : "-")
            .append(a.getModule().isExported(b.getPackageName(), b.getModule()) ? "e" : "-").append(a.getModule().isOpen(b.getPackageName(), a.getModule()) ? "o" : "-");
      }
      System.out.println(text);
    }
    System.out.println(int[].class.getModule() == String.class.getModule() && ModulesRead[].class.getModule() == ModulesRead.class.getModule());
    System.out.println(ModulesRead.class.getClassLoader().getUnnamedModule() == ModulesRead.class.getModule());
  }
}
// expect: null: reeo reeo reeo reeo reeo reeo reeo reeo
// expect: java.base: ---- reeo ---- ---- ---- ---- ---- ----
// expect: java.logging: ---- r--- reeo ---- ---- ---- ---- ----
// expect: java.management: ---- r--- ---- reeo ---- ---- ---- ----
// expect: java.net.http: ---- r--- ---- ---- reeo ---- ---- ----
// expect: jdk.httpserver: ---- r--- ---- ---- ---- reeo ---- ----
// expect: jdk.management: ---- r--- ---- r--- ---- ---- reeo ----
// expect: java.desktop: ---- r--- ---- ---- ---- ---- ---- reeo
// expect: true
// expect: true
