// java.nio.file: whole files, lines, directories.
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

public class Basics {
  static Path top;

  interface Action {
    Object run() throws IOException;
  }

  static void attempt(String what, Action action) {
    try {
      System.out.println(what + ": " + String.valueOf(action.run()).replace(top.toString(), "TOP"));
    } catch (Exception e) {
      System.out.println(what + ": " + e.toString().replace(top.toString(), "TOP"));
    }
  }

  public static void main(String[] args) throws IOException {
    top = Files.createTempDirectory("heddle");
    Path a = top.resolve("a.txt");
    attempt("write", () -> Files.writeString(a, "one\ntwo\r\nthree"));
    attempt("string", () -> Files.readString(a).length());
    attempt("lines", () -> Files.readAllLines(a));
    attempt("size", () -> Files.size(a));
    attempt("append", () -> Files.write(a, List.of("", "four", "fünf"), StandardOpenOption.APPEND));
    attempt("stream", () -> {
      try (Stream<String> lines = Files.lines(a)) {
        return lines.filter(l -> !l.isEmpty()).map(String::toUpperCase).collect(Collectors.joining(","));
      }
    });
    attempt("bytes", () -> Files.readAllBytes(a).length);
    attempt("new", () -> Files.writeString(a, "x", StandardOpenOption.CREATE_NEW));
    attempt("none", () -> Files.readString(top.resolve("none")));
    attempt("none size", () -> Files.size(top.resolve("none")));
    attempt("none delete", () -> {
      Files.delete(top.resolve("none"));
      return "?";
    });
    attempt("none write", () -> Files.writeString(top.resolve("none"), "x", StandardOpenOption.WRITE));
    attempt("below file", () -> Files.writeString(a.resolve("x"), "x"));
    attempt("deleteIfExists", () -> Files.deleteIfExists(top.resolve("none")));
    attempt("directories", () -> Files.createDirectories(top.resolve("d/e")));
    attempt("directory again", () -> Files.createDirectory(top.resolve("d")));
    attempt("directories again", () -> Files.createDirectories(top.resolve("d/e")));
    attempt("directory as file", () -> Files.readString(top.resolve("d")));
    attempt("full", () -> {
      Files.delete(top.resolve("d"));
      return "?";
    });
    attempt("file", () -> Files.createFile(top.resolve("d/f")));
    attempt("copy", () -> Files.copy(a, top.resolve("d/g")));
    attempt("copy again", () -> Files.copy(a, top.resolve("d/g")));
    attempt("copy over", () -> Files.copy(a, top.resolve("d/g"), StandardCopyOption.REPLACE_EXISTING));
    attempt("move", () -> Files.move(top.resolve("d/g"), top.resolve("d/h")));
    attempt("move again", () -> Files.move(a, top.resolve("d/h")));
    attempt("move none", () -> Files.move(top.resolve("none"), top.resolve("d/i")));
    attempt("list", () -> {
      try (Stream<Path> entries = Files.list(top.resolve("d"))) {
        return entries.map(p -> p.getFileName().toString()).sorted().collect(Collectors.toList());
      }
    });
    attempt("list file", () -> Files.list(a));
    attempt("walk", () -> {
      try (Stream<Path> all = Files.walk(top)) {
        return all.map(p -> top.relativize(p).toString()).sorted().collect(Collectors.toList());
      }
    });
    attempt("kinds", () -> Files.exists(a) + " " + Files.isRegularFile(a) + " " + Files.isDirectory(top) + " "
        + Files.notExists(top.resolve("none")) + " " + Files.isReadable(a) + " " + Files.isExecutable(a));
    attempt("writer", () -> {
      try (BufferedWriter w = Files.newBufferedWriter(a)) {
        w.write("fresh");
        w.newLine();
      }
      try (BufferedReader r = Files.newBufferedReader(a)) {
        return r.readLine() + r.readLine();
      }
    });
    attempt("options", () -> Files.newInputStream(a, StandardOpenOption.WRITE));
    attempt("temporary", () -> {
      Path t = Files.createTempFile(top, "pre", ".suf");
      String name = t.getFileName().toString();
      Files.delete(t);
      return name.startsWith("pre") + " " + name.endsWith(".suf");
    });
    for (String name : List.of("d/e", "d/f", "d/h", "d", "a.txt", "")) Files.delete(top.resolve(name));
    System.out.println(Files.exists(top));
    System.gc();  // (what remembers when these files were made is gone)
  }
}
// expect: write: TOP/a.txt
// expect: string: 14
// expect: lines: [one, two, three]
// expect: size: 14
// expect: append: TOP/a.txt
// expect: stream: ONE,TWO,THREE,FOUR,FÜNF
// expect: bytes: 26
// expect: new: java.nio.file.FileAlreadyExistsException: TOP/a.txt
// expect: none: java.nio.file.NoSuchFileException: TOP/none
// expect: none size: java.nio.file.NoSuchFileException: TOP/none
// expect: none delete: java.nio.file.NoSuchFileException: TOP/none
// expect: none write: java.nio.file.NoSuchFileException: TOP/none
// expect: below file: java.nio.file.FileSystemException: TOP/a.txt/x: Not a directory
// expect: deleteIfExists: false
// expect: directories: TOP/d/e
// expect: directory again: java.nio.file.FileAlreadyExistsException: TOP/d
// expect: directories again: TOP/d/e
// expect: directory as file: java.io.IOException: Is a directory
// expect: full: java.nio.file.DirectoryNotEmptyException: TOP/d
// expect: file: TOP/d/f
// expect: copy: TOP/d/g
// expect: copy again: java.nio.file.FileAlreadyExistsException: TOP/d/g
// expect: copy over: TOP/d/g
// expect: move: TOP/d/h
// expect: move again: java.nio.file.FileAlreadyExistsException: TOP/d/h
// expect: move none: java.nio.file.NoSuchFileException: TOP/none
// expect: list: [e, f, h]
// expect: list file: java.nio.file.NotDirectoryException: TOP/a.txt
// expect: walk: [, a.txt, d, d/e, d/f, d/h]
// expect: kinds: true true true true true false
// expect: writer: freshnull
// expect: options: java.lang.UnsupportedOperationException: 'WRITE' not allowed
// expect: temporary: true true
// expect: false
