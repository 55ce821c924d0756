import java.io.File;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles many small programs in one virtual machine, since the start of javac takes longer than they do.
 * Arguments: DIRECTORY:FILE[:FILE...] for each program, whose classes go into that directory. Prints javac's messages; exit status 1 if a program
 * does not compile.
 */
public class CompileEach {
  public static void main(String[] arguments) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    boolean all = true;
    for (String argument : arguments) {
      List<String> words = Arrays.asList(argument.split(File.pathSeparator));
      Files.createDirectories(Path.of(words.get(0)));
      StringWriter messages = new StringWriter();
      try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
        all &= compiler.getTask(messages, files, null, List.of("-Xlint:none", "-d", words.get(0)), null,
            files.getJavaFileObjectsFromStrings(words.subList(1, words.size()))).call();
      }
      System.out.print(messages);
    }
    System.exit(all ? 0 : 1);
  }
}
