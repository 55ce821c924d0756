// Writes stdlib/jdk17.txt: the public classes of Java SE 17, a line each, and of those in java.base their public and
// protected members. With it the compiler tells a misspelt name from one that this library does not have yet.
//
//     java scripts/ListJdk.java > stdlib/jdk17.txt
//
// A line: "java/lang/String <java/lang/CharSequence charAt chars ...": the class, its superclass and interfaces (with
// '<'), its fields and methods. "java/sql/Date *": its members are not listed.
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class ListJdk {
    public static void main(String[] args) throws Exception {
        FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
        Map<String, String> lines = new TreeMap<>();
        for (ModuleReference module : ModuleFinder.ofSystem().findAll()) {
            ModuleDescriptor descriptor = module.descriptor();
            if (!descriptor.name().startsWith("java.")) continue;
            Set<String> exported = new HashSet<>();
            for (ModuleDescriptor.Exports e : descriptor.exports())
                if (!e.isQualified()) exported.add(e.source());
            Path root = image.getPath("/modules/" + descriptor.name());
            try (var files = Files.walk(root)) {
                for (Path file : (Iterable<Path>) files::iterator) {
                    String name = root.relativize(file).toString();
                    if (!name.endsWith(".class") || name.endsWith("-info.class")) continue;
                    name = name.substring(0, name.length() - ".class".length());
                    int slash = name.lastIndexOf('/');
                    if (slash < 0 || !exported.contains(name.substring(0, slash).replace('/', '.'))) continue;
                    Class<?> c = Class.forName(name.replace('/', '.'), false, ClassLoader.getPlatformClassLoader());
                    if (isPublic(c)) lines.put(name, line(name, c, descriptor.name().equals("java.base")));
                }
            }
        }
        for (String line : lines.values()) System.out.println(line);
    }

    static String line(String name, Class<?> c, boolean members) {
        StringBuilder line = new StringBuilder(name);
        if (!members) return line.append(" *").toString();
        if (c.getSuperclass() != null && c.getSuperclass() != Object.class)
            line.append(" <").append(c.getSuperclass().getName().replace('.', '/'));
        for (Class<?> i : c.getInterfaces()) line.append(" <").append(i.getName().replace('.', '/'));
        Set<String> names = new TreeSet<>();
        for (Method m : c.getDeclaredMethods())
            if (isVisible(m.getModifiers()) && !m.isSynthetic()) names.add(m.getName());
        for (Field f : c.getDeclaredFields())
            if (isVisible(f.getModifiers()) && !f.isSynthetic()) names.add(f.getName());
        for (String n : names) line.append(' ').append(n);
        return line.toString();
    }

    static boolean isVisible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    static boolean isPublic(Class<?> c) {
        for (; c != null; c = c.getDeclaringClass())
            if (!isVisible(c.getModifiers())) return false;
        return true;
    }
}
