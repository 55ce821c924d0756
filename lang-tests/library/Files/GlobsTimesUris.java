// Glob patterns, times of files, paths as URIs and back, permissions as texts; texts of exceptions.
import java.io.IOException;
import java.net.URI;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.time.Instant;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

public class GlobsTimesUris {
  static String told(Callable<?> call) {
    try {
      return String.valueOf(call.call());
    } catch (Exception e) {
      return e.toString().replace('\n', '|');
    }
  }

  static int summary;

  // Everything goes into a hash; some lines are shown.
  static void note(boolean show, String line) {
    summary = summary * 31 + line.hashCode();
    if (show) System.out.println(line);
  }

  static String text(Random random, String letters, int most) {
    StringBuilder b = new StringBuilder();
    for (int n = random.nextInt(most + 1); n > 0; n--) b.append(letters.charAt(random.nextInt(letters.length())));
    return b.toString();
  }

  static void globs(int seeds) {
    for (int seed = 0; seed < seeds; seed++) {
      Random random = new Random(seed);
      String glob = text(random, seed % 2 == 0 ? "aab*?/.{},[]!-\\c" : "ab*?{,}/", 9);
      if (glob.contains("[]") || glob.contains("[!]") || glob.contains("-\\")) continue;  // (OpenJDK makes a regular expression of these that is faulty)
      StringBuilder line = new StringBuilder(glob + ":");
      PathMatcher matcher;
      try {
        matcher = FileSystems.getDefault().getPathMatcher("glob:" + glob);
      } catch (IllegalArgumentException e) {
        note(seed < 60, line + " " + told(() -> {
          throw e;
        }));
        continue;
      }
      for (int i = 0; i < 30; i++) {
        String path = text(random, "aabbc/.{},[]!-*", 5);
        if (matcher.matches(Path.of(path))) line.append(' ').append(path);
      }
      for (String path : List.of("a", "b", "ab", "a/b", "aa", "/a", "abc", "", "/", "a-b", "a,b")) {
        if (matcher.matches(Path.of(path))) line.append(" <").append(path).append('>');
      }
      note(seed < 60, line.toString());
    }
  }

  // (OpenJDK's texts of times beyond all instants are what an overflow gives.)
  static String shown(FileTime time) {
    Instant instant = time.toInstant();
    return instant.equals(Instant.MIN) || instant.equals(Instant.MAX) ? "beyond" : time.toString();
  }

  static void times(int seeds) {
    List<FileTime> all = new ArrayList<>();
    for (int seed = 0; seed < seeds; seed++) {
      Random random = new Random(seed);
      long value = random.nextLong() >> random.nextInt(64);
      TimeUnit unit = TimeUnit.values()[random.nextInt(7)];
      FileTime time = seed % 5 == 0 ? FileTime.from(Instant.ofEpochSecond(value % 31556889864403199L, random.nextInt(1000000000)))
          : seed % 7 == 0 ? FileTime.fromMillis(value) : FileTime.from(value, unit);
      StringBuilder line = new StringBuilder(seed + " " + shown(time) + " " + time.toMillis() + " " + time.toInstant() + " " + time.hashCode());
      for (TimeUnit each : TimeUnit.values()) line.append(' ').append(time.to(each));
      FileTime other = all.isEmpty() ? time : all.get(random.nextInt(all.size()));
      line.append(' ').append(time.compareTo(other)).append(other.compareTo(time)).append(time.equals(other));
      line.append(time.equals(FileTime.from(time.toInstant())));
      all.add(time);
      note(seed < 40, line.toString());
    }
    Collections.sort(all);
    for (FileTime each : all) note(false, shown(each));
  }

  static void uris(int seeds) {
    for (int seed = 0; seed < seeds; seed++) {
      Random random = new Random(seed);
      String path = "/" + text(random, "ab /%?#[]\u00e4\u20ac;:@&=+$,~!*'()^`{}|\"<>\\.", 8);
      note(seed < 20, path + " " + told(() -> Path.of(path).toUri()) + " " + told(() -> Path.of(Path.of(path).toUri())));
      String uri = text(random, "fileFILE", 1) + "file:" + text(random, "//", 3) + text(random, "ab/%20%41?#\u00e4", 6);
      if (uri.endsWith("//")) continue;  // (OpenJDK makes a path of it that ends with a slash)
      note(seed < 20, uri + " " + told(() -> java.nio.file.Paths.get(URI.create(uri))));
    }
    for (String uri : List.of("file:///", "file:/a/b", "file://host/a", "file:a", "http://x/y", "file:///a?q", "file:///a#f", "/a", "file:///%00", "file:///a%2Fb", "FILE:/x")) {
      System.out.println(uri + " " + told(() -> Path.of(URI.create(uri))));
      if (!uri.equals("file:///")) System.out.println(uri + " " + told(() -> FileSystems.getFileSystem(URI.create(uri))));
    }
    System.out.println(Path.of("/tmp").toUri() + " " + Path.of("/no-such").toUri());
  }

  static void permissions(int seeds) {
    for (int seed = 0; seed < seeds; seed++) {
      Random random = new Random(seed);
      String text = random.nextInt(4) > 0 ? "" : text(random, "rwx-", 9);
      if (text.isEmpty()) {
        for (int i = 0; i < 9; i++) text += random.nextBoolean() ? "rwx".charAt(i % 3) : '-';
      }
      String perms = text;
      note(seed < 20, perms + " " + told(() -> PosixFilePermissions.fromString(perms)) + " " + told(() -> PosixFilePermissions.toString(PosixFilePermissions.fromString(perms))));
    }
    FileAttribute<Set<PosixFilePermission>> attribute = PosixFilePermissions.asFileAttribute(EnumSet.of(PosixFilePermission.OWNER_READ));
    System.out.println(attribute.name() + " " + attribute.value());
  }

  public static void main(String[] args) throws Exception {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 60;
    globs(n);
    times(n);
    uris(n);
    permissions(n / 4);
    System.out.println(summary);

    FileSystem files = FileSystems.getDefault();
    System.out.println(files.isOpen() + " " + files.isReadOnly() + " " + files.getSeparator() + " " + files.getPath("a", "b", "", "c"));
    for (Path root : files.getRootDirectories()) System.out.println(root);
    System.out.println(files == Path.of("x").getFileSystem());
    System.out.println(told(() -> {
      files.close();
      return "";
    }));
    System.out.println(files.supportedFileAttributeViews().contains("basic"));
    for (String s : List.of("glob", ":x", "GLOB:a", "regex:a+", "RegEx:[", "sql:x", "glob:", "regex:")) System.out.println(s + " " + told(() -> files.getPathMatcher(s).matches(Path.of("aa"))));
    System.out.println(new NotLinkException("a") + " " + new AtomicMoveNotSupportedException("a", "b", "why") + " " + new FileSystemLoopException("x") + " " + new ProviderMismatchException("p")
        + " " + new ReadOnlyFileSystemException() + " " + new ClosedDirectoryStreamException() + " " + new NotLinkException("a", null, "r").getReason());
  }
}
// expect: :     <>
// expect: a??ba:
// expect: ?\a{-ca-: java.util.regex.PatternSyntaxException: Missing '} near index 7|?\a{-ca-|       ^
// expect: {a}a: aa <aa>
// expect: \\:
// expect: ba{?/?}:
// expect: /: </>
// expect: ,,a*?/:
// expect: c,a*:
// expect: *}}}}{//b: java.util.regex.PatternSyntaxException: Missing '} near index 8|*}}}}{//b|        ^
// expect: {?.: java.util.regex.PatternSyntaxException: Missing '} near index 2|{?.|  ^
// expect: ,?b,?a/b:
// expect: a?*{ac: java.util.regex.PatternSyntaxException: Missing '} near index 5|a?*{ac|     ^
// expect: *?: *[.[ b c* *}b! -[ca !c }a {. -]]a -a- - ,b* ccc]- [}*[b !cbb {-,* ! ]/ {a{bb -} -}!b <a> <b> <ab> <aa> <abc> <a-b> <a,b>
// expect: }\,/,:
// expect: }:
// expect: }:
// expect: },{a?}:
// expect: :        <>
// expect: **///:
// expect: ,*c: ,{}-c
// expect: }?}**/b{: java.util.regex.PatternSyntaxException: Missing '} near index 7|}?}**/b{|       ^
// expect: a-:
// expect: *abb}?a:
// expect: [\*a{: java.util.regex.PatternSyntaxException: Missing '] near index 4|[\*a{|    ^
// expect: /: </>
// expect: b},\: java.util.regex.PatternSyntaxException: No character to escape near index 3|b},\|   ^
// expect: :   <>
// expect: !}./..c:
// expect: a,b: <a,b>
// expect: **!*c-:
// expect: ??: bc c{ .* {, a[ ,- <ab> <aa>
// expect: {[*\,,{: java.util.regex.PatternSyntaxException: Missing '] near index 6|{[*\,,{|      ^
// expect: ,}a:
// expect: b?: b[
// expect: }/{b{],\*: java.util.regex.PatternSyntaxException: Cannot nest groups near index 4|}/{b{],\*|    ^
// expect: }{b,b: java.util.regex.PatternSyntaxException: Missing '} near index 4|}{b,b|    ^
// expect: ca-aab}b:
// expect: bb,{: java.util.regex.PatternSyntaxException: Missing '} near index 3|bb,{|   ^
// expect: ,a:
// expect: }b?aa{*: java.util.regex.PatternSyntaxException: Missing '} near index 6|}b?aa{*|      ^
// expect: :    <>
// expect: *}}/,a:
// expect: /},*a}{*{: java.util.regex.PatternSyntaxException: Cannot nest groups near index 8|/},*a}{*{|        ^
// expect: b/?:
// expect: ?{ab{b?{: java.util.regex.PatternSyntaxException: Cannot nest groups near index 4|?{ab{b?{|    ^
// expect: bc.!ca!}:
// expect: ?ab*:
// expect: ,,-,{}]:
// expect: }}{: java.util.regex.PatternSyntaxException: Missing '} near index 2|}}{|  ^
// expect: *: ,][]b  *a{a ]b{ }abb} ,-[a{ .}a ,a-,* abb! a {}a/ a*.-- [] ]!-c , { ,] [*a .-a*  .! {ba ]bab{ }b  <a> <b> <ab> <aa> <abc> <> <a-b> <a,b>
// expect: ?}?{{/: java.util.regex.PatternSyntaxException: Cannot nest groups near index 4|?}?{{/|    ^
// expect: [?a\.[-?}: java.util.regex.PatternSyntaxException: Invalid range near index 5|[?a\.[-?}|     ^
// expect: /?}?b:
// expect: ??-: .]-
// expect: {?,/?a,}:     b   * ,  <a> <b> <>
// expect: !c:
// expect: aba}a{{: java.util.regex.PatternSyntaxException: Cannot nest groups near index 6|aba}a{{|      ^
// expect: 0 -4797344-06-30T05:27:14.368843515Z -151451674367565632 -4797343-06-30T05:27:14.368843515Z -126205964 -9223372036854775808 -9223372036854775808 -151451674367565632 -151451674367566 -2524194572792 -42069909546 -1752912897 00truetrue
// expect: 1 1969-12-31T23:58:46.024363206Z -73975 1969-12-31T23:58:46.024363206Z 1242523579 -73975636794 -73975636 -73975 -73 -1 0 0 1-1falsetrue
// expect: 2 1969-12-31T23:25:00Z -2100000 1969-12-31T23:25:00Z 2099 -2100000000000 -2100000000 -2100000 -2100 -35 0 0 1-1falsetrue
// expect: 3 beyond -9223372036854775808 -1000000000-01-01T00:00:00Z -336857328 -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -310069749172166567 -5167829152869442 -215326214702893 -11falsefalse
// expect: 4 1969-12-31T23:59:59.982Z -18 1969-12-31T23:59:59.982Z -1457607552 -18000000 -18000 -18 0 0 0 0 1-1falsetrue
// expect: 5 -922683966-12-17T03:00:38.049914506Z -9223372036854775808 -922683965-12-17T03:00:38.049914506Z -1277002291 -9223372036854775808 -9223372036854775808 -9223372036854775808 -29117155731598762 -485285928859979 -8088098814332 -337004117263 -11falsetrue
// expect: 6 1901-04-20T16:20:00Z -2167976400000 1901-04-20T16:20:00Z -2126990897 -2167976400000000000 -2167976400000000 -2167976400000 -2167976400 -36132940 -602215 -25092 -11falsetrue
// expect: 7 1969-12-31T23:59:24.702Z -35298 1969-12-31T23:59:24.702Z 1442261667 -35298000000 -35298000 -35298 -35 0 0 0 1-1falsetrue
// expect: 8 1969-12-31T23:59:59.981897459Z -18 1969-12-31T23:59:59.981897459Z -1462837143 -18102541 -18102 -18 0 0 0 0 1-1falsetrue
// expect: 9 1969-12-31T23:59:59.999991157Z 0 1969-12-31T23:59:59.999991157Z -540058545 -8843 -8 0 0 0 0 0 1-1falsetrue
// expect: 10 -2402482-07-31T03:08:05.127135246Z -75877126606314873 -2402481-07-31T03:08:05.127135246Z 128333234 -9223372036854775808 -9223372036854775808 -75877126606314873 -75877126606315 -1264618776771 -21076979612 -878207483 -11falsetrue
// expect: 11 1968-10-29T01:05:09.782Z -37061690218 1968-10-29T01:05:09.782Z 1264356026 -37061690218000000 -37061690218000 -37061690218 -37061690 -617694 -10294 -428 -11falsetrue
// expect: 12 1968-10-18T00:29:51.985576Z -38014208014 1968-10-18T00:29:51.985576Z -1237217344 -38014208014424000 -38014208014424 -38014208014 -38014208 -633570 -10559 -439 -11falsetrue
// expect: 13 -2116234-08-06T21:00:00Z -66844011553200000 -2116233-08-06T21:00:00Z 1435524452 -9223372036854775808 -9223372036854775808 -66844011553200000 -66844011553200 -1114066859220 -18567780987 -773657541 -11falsetrue
// expect: 14 1969-12-31T23:59:59.991Z -9 1969-12-31T23:59:59.991Z -998607552 -9000000 -9000 -9 0 0 0 0 1-1falsetrue
// expect: 15 -466250230-12-05T11:00:18.955689885Z -9223372036854775808 -466250229-12-05T11:00:18.955689885Z -1664929109 -9223372036854775808 -9223372036854775808 -9223372036854775808 -14713498234472382 -245224970574539 -4087082842908 -170295118454 1-1falsetrue
// expect: 16 1951-10-16T19:01:42Z -574664298000 1951-10-16T19:01:42Z 574664297 -574664298000000000 -574664298000000 -574664298000 -574664298 -9577738 -159628 -6651 -11falsetrue
// expect: 17 1969-12-31T23:59:59.719308Z -280 1969-12-31T23:59:59.719308Z -1969997664 -280692000 -280692 -280 0 0 0 0 1-1falsetrue
// expect: 18 beyond -9223372036854775808 -1000000000-01-01T00:00:00Z -336857328 -9223372036854775808 -9223372036854775808 -9223372036854775808 -4335665409572317200 -72261090159538620 -1204351502658977 -50181312610790 -11falsefalse
// expect: 19 -134214625-10-18T16:00:00Z -4235466589257600000 -134214624-10-18T16:00:00Z 1770894173 -9223372036854775808 -9223372036854775808 -4235466589257600000 -4235466589257600 -70591109820960 -1176518497016 -49021604042 1-1falsetrue
// expect: 20 -19118575-09-12T13:39:26.704776405Z -603386067234033296 -19118574-09-12T13:39:26.704776405Z 580438694 -9223372036854775808 -9223372036854775808 -603386067234033296 -603386067234034 -10056434453900 -167607240898 -6983635037 1-1falsetrue
// expect: 21 1960-08-29T21:10:01.183Z -294720598817 1960-08-29T21:10:01.183Z 1037786006 -294720598817000000 -294720598817000 -294720598817 -294720598 -4912009 -81866 -3411 1-1falsetrue
// expect: 22 1969-12-26T06:00:00Z -496800000 1969-12-26T06:00:00Z 496799 -496800000000000 -496800000000 -496800000 -496800 -8280 -138 -5 1-1falsetrue
// expect: 23 beyond -9223372036854775808 -1000000000-01-01T00:00:00Z -336857328 -9223372036854775808 -9223372036854775808 -9223372036854775808 -1235321543817388410 -20588692396956473 -343144873282607 -14297703053441 -11falsefalse
// expect: 24 1969-12-31T23:59:59.999931Z 0 1969-12-31T23:59:59.999931Z -543126552 -69000 -69 0 0 0 0 0 1-1falsetrue
// expect: 25 -612199978-09-05T04:02:48.385847397Z -9223372036854775808 -612199977-09-05T04:02:48.385847397Z -1111596086 -9223372036854775808 -9223372036854775808 -9223372036854775808 -19319227434417432 -321987123906957 -5366452065115 -223602169379 1-1falsetrue
// expect: 26 -786300-03-10T00:00:00Z -24875361100800000 -786299-03-10T00:00:00Z -1089473184 -9223372036854775808 -9223372036854775808 -24875361100800000 -24875361100800 -414589351680 -6909822528 -287909272 -11falsetrue
// expect: 27 1969-12-30T08:56:12Z -140628000 1969-12-30T08:56:12Z 140627 -140628000000000 -140628000000 -140628000 -140628 -2343 -39 -1 -11falsetrue
// expect: 28 1969-12-30T07:55:56.802Z -144243198 1969-12-30T07:55:56.802Z -2047528717 -144243198000000 -144243198000 -144243198 -144243 -2404 -40 -1 1-1falsetrue
// expect: 29 1777-02-06T00:00:00Z -6087312000000 1777-02-06T00:00:00Z 1792344702 -6087312000000000000 -6087312000000000 -6087312000000 -6087312000 -101455200 -1690920 -70455 -11falsetrue
// expect: 30 -9577480-09-03T09:16:38.463068136Z -302298191045001537 -9577479-09-03T09:16:38.463068136Z -940506447 -9223372036854775808 -9223372036854775808 -302298191045001537 -302298191045002 -5038303184083 -83971719734 -3498821655 -11falsetrue
// expect: 31 -278773-06-18T10:06:00Z -8859347186040000 -278772-06-18T10:06:00Z -1170343559 -9223372036854775808 -8859347186040000000 -8859347186040000 -8859347186040 -147655786434 -2460929773 -102538740 -11falsetrue
// expect: 32 1969-12-31T23:59:59.998859573Z -1 1969-12-31T23:59:59.998859573Z -597769329 -1140427 -1140 -1 0 0 0 0 1-1falsetrue
// expect: 33 1969-12-08T18:00:00Z -2008800000 1969-12-08T18:00:00Z 2008799 -2008800000000000 -2008800000000 -2008800000 -2008800 -33480 -558 -23 1-1falsetrue
// expect: 34 -9086633-05-06T17:52:00Z -286808566111680000 -9086632-05-06T17:52:00Z -760047258 -9223372036854775808 -9223372036854775808 -286808566111680000 -286808566111680 -4780142768528 -79669046142 -3319543589 1-1falsetrue
// expect: 35 1896-01-05T13:53:36.679973852Z -2334823583321 1896-01-05T13:53:36.679973852Z -1641215629 -2334823583320026148 -2334823583320027 -2334823583321 -2334823584 -38913726 -648562 -27023 -11falsetrue
// expect: 36 1969-12-31T23:40:02.600409616Z -1197399 1969-12-31T23:40:02.600409616Z 556120541 -1197399590384 -1197399590 -1197399 -1197 -19 0 0 1-1falsetrue
// expect: 37 -131473-12-10T17:00:00Z -4210993033200000 -131472-12-10T17:00:00Z 1925082171 -9223372036854775808 -4210993033200000000 -4210993033200000 -4210993033200 -70183217220 -1169720287 -48738345 -11falsetrue
// expect: 38 beyond -9223372036854775808 -1000000000-01-01T00:00:00Z -336857328 -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -5018952920813446025 -83649215346890767 -3485383972787115 -11falsefalse
// expect: 39 -75715-02-01T18:26:03.413Z -2451467482436587 -75714-02-01T18:26:03.413Z -1370679490 -9223372036854775808 -2451467482436587000 -2451467482436587 -2451467482436 -40857791373 -680963189 -28373466 1-1falsetrue
// expect: /(% ^}+ file:///(%25%20%5E%7D+ /(% ^}+
// expect: file://0# java.lang.IllegalArgumentException: URI has an authority component
// expect: /,'}..& file:///,'%7D..& /,'}..&
// expect: Efile://%%#1% java.lang.IllegalArgumentException: Malformed escape pair at index 8: Efile://%%#1%
// expect: /'^>~ file:///'%5E%3E~ /'^>~
// expect: Efile:a//#% java.lang.IllegalArgumentException: Malformed escape pair at index 10: Efile:a//#%
// expect: /?!;}' file:///%3F!;%7D' /?!;}'
// expect: Ffile:?#0#?# java.lang.IllegalArgumentException: Illegal character in fragment at index 9: Ffile:?#0#?#
// expect: / ]( ?<`[ file:///%20%5D(%20%3F%3C%60%5B / ]( ?<`[
// expect: file:1 java.lang.IllegalArgumentException: URI is not hierarchical
// expect: />%&;a|`: file:///%3E%25&;a%7C%60: />%&;a|`:
// expect: file://1#%4 java.lang.IllegalArgumentException: Malformed escape pair at index 9: file://1#%4
// expect: /b#,<}:& file:///b%23,%3C%7D:& /b#,<}:&
// expect: /~^ä?.\& file:///~%5E%C3%A4%3F.%5C& /~^ä?.\&
// expect: Ffile:/44# java.nio.file.FileSystemNotFoundException: Provider "Ffile" not installed
// expect: /+ file:///+ /+
// expect: ffile:%ä0a java.lang.IllegalArgumentException: Malformed escape pair at index 6: ffile:%ä0a
// expect: /; file:///; /;
// expect: Lfile:///b java.nio.file.FileSystemNotFoundException: Provider "Lfile" not installed
// expect: / file:/// /
// expect: file:/ /
// expect: / file:/// /
// expect: efile:%20? java.nio.file.FileSystemNotFoundException: Provider "efile" not installed
// expect: /[#] file:///%5B%23%5D /[#]
// expect: file:ä1b1 java.lang.IllegalArgumentException: URI is not hierarchical
// expect: /^^\@ file:///%5E%5E%5C@ /^^\@
// expect: Ifile:/2 java.nio.file.FileSystemNotFoundException: Provider "Ifile" not installed
// expect: /|{ file:///%7C%7B /|{
// expect: lfile://%?0# java.lang.IllegalArgumentException: Malformed escape pair at index 8: lfile://%?0#
// expect: /:($ file:///:($ /:($
// expect: lfile:12bb0 java.nio.file.FileSystemNotFoundException: Provider "lfile" not installed
// expect: / !€\:} file:///%20!%E2%82%AC%5C:%7D / !€\:}
// expect: /!%b[,& file:///!%25b%5B,& /!%b[,&
// expect: ffile:///a% java.lang.IllegalArgumentException: Malformed escape pair at index 10: ffile:///a%
// expect: /),?{: file:///),%3F%7B: /),?{:
// expect: file:/a?% java.lang.IllegalArgumentException: Malformed escape pair at index 8: file:/a?%
// expect: /~b~)# file:///~b~)%23 /~b~)#
// expect: file:///%2#%# java.lang.IllegalArgumentException: Malformed escape pair at index 8: file:///%2#%#
// expect: file:/// /
// expect: file:/a/b /a/b
// expect: file:/a/b java.lang.IllegalArgumentException: Path component should be '/'
// expect: file://host/a java.lang.IllegalArgumentException: URI has an authority component
// expect: file://host/a java.lang.IllegalArgumentException: Authority component present
// expect: file:a java.lang.IllegalArgumentException: URI is not hierarchical
// expect: file:a java.lang.IllegalArgumentException: Path component is undefined
// expect: http://x/y java.nio.file.FileSystemNotFoundException: Provider "http" not installed
// expect: http://x/y java.nio.file.ProviderNotFoundException: Provider "http" not found
// expect: file:///a?q java.lang.IllegalArgumentException: URI has a query component
// expect: file:///a?q java.lang.IllegalArgumentException: Path component should be '/'
// expect: file:///a#f java.lang.IllegalArgumentException: URI has a fragment component
// expect: file:///a#f java.lang.IllegalArgumentException: Path component should be '/'
// expect: /a java.lang.IllegalArgumentException: Missing scheme
// expect: /a java.lang.IllegalArgumentException: /a
// expect: file:///%00 java.lang.IllegalArgumentException: Nul character not allowed
// expect: file:///%00 java.lang.IllegalArgumentException: Path component should be '/'
// expect: file:///a%2Fb /a/b
// expect: file:///a%2Fb java.lang.IllegalArgumentException: Path component should be '/'
// expect: FILE:/x /x
// expect: FILE:/x java.lang.IllegalArgumentException: Path component should be '/'
// expect: file:///tmp/ file:///no-such
// expect: r-xr-x-wx [OWNER_READ, OWNER_EXECUTE, GROUP_READ, GROUP_EXECUTE, OTHERS_WRITE, OTHERS_EXECUTE] r-xr-x-wx
// expect: ------rwx [OTHERS_READ, OTHERS_WRITE, OTHERS_EXECUTE] ------rwx
// expect: -w--wx-wx [OWNER_WRITE, GROUP_WRITE, GROUP_EXECUTE, OTHERS_WRITE, OTHERS_EXECUTE] -w--wx-wx
// expect: r-x-wxr-x [OWNER_READ, OWNER_EXECUTE, GROUP_WRITE, GROUP_EXECUTE, OTHERS_READ, OTHERS_EXECUTE] r-x-wxr-x
// expect: rwxr-x--- [OWNER_READ, OWNER_WRITE, OWNER_EXECUTE, GROUP_READ, GROUP_EXECUTE] rwxr-x---
// expect: --x-w-r-- [OWNER_EXECUTE, GROUP_WRITE, OTHERS_READ] --x-w-r--
// expect: -w-rw---x [OWNER_WRITE, GROUP_READ, GROUP_WRITE, OTHERS_EXECUTE] -w-rw---x
// expect: rw---xrwx [OWNER_READ, OWNER_WRITE, GROUP_EXECUTE, OTHERS_READ, OTHERS_WRITE, OTHERS_EXECUTE] rw---xrwx
// expect: rw---x-w- [OWNER_READ, OWNER_WRITE, GROUP_EXECUTE, OTHERS_WRITE] rw---x-w-
// expect: -wxrwxrw- [OWNER_WRITE, OWNER_EXECUTE, GROUP_READ, GROUP_WRITE, GROUP_EXECUTE, OTHERS_READ, OTHERS_WRITE] -wxrwxrw-
// expect: ----w--w- [GROUP_WRITE, OTHERS_WRITE] ----w--w-
// expect: r--r--r-- [OWNER_READ, GROUP_READ, OTHERS_READ] r--r--r--
// expect: -----xr-x [GROUP_EXECUTE, OTHERS_READ, OTHERS_EXECUTE] -----xr-x
// expect: ----wx--x [GROUP_WRITE, GROUP_EXECUTE, OTHERS_EXECUTE] ----wx--x
// expect: rwx-w-r-- [OWNER_READ, OWNER_WRITE, OWNER_EXECUTE, GROUP_WRITE, OTHERS_READ] rwx-w-r--
// expect: posix:permissions [OWNER_READ]
// expect: 2030878344
// expect: true false / a/b/c
// expect: /
// expect: true
// expect: java.lang.UnsupportedOperationException
// expect: true
// expect: glob java.lang.IllegalArgumentException
// expect: :x java.lang.IllegalArgumentException
// expect: GLOB:a false
// expect: regex:a+ true
// expect: RegEx:[ java.util.regex.PatternSyntaxException: Unclosed character class near index 0|[|^
// expect: sql:x java.lang.UnsupportedOperationException: Syntax 'sql' not recognized
// expect: glob: false
// expect: regex: false
// expect: java.nio.file.NotLinkException: a java.nio.file.AtomicMoveNotSupportedException: a -> b: why java.nio.file.FileSystemLoopException: x java.nio.file.ProviderMismatchException: p java.nio.file.ReadOnlyFileSystemException java.nio.file.ClosedDirectoryStreamException r
