// Sentences about races inside objects of the class library: what the class promises, and what to take instead.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "tester/words.h"

namespace heddle::tester {
namespace {

// Collections, formats and builders, but for the few that lock.
// Of a buffer, or an encoder or decoder: its public class ("ByteBuffer" for a HeapByteBuffer); empty for anything else.
std::string nio_class(const std::string& name) {
  if (!name.starts_with("java/nio/")) return {};
  std::string simple = name.substr(name.rfind('/') + 1);
  if (simple.ends_with("$Encoder") || simple == "CharsetEncoder") return "CharsetEncoder";
  if (simple.ends_with("$Decoder") || simple == "CharsetDecoder") return "CharsetDecoder";
  if (!simple.ends_with("Buffer")) return {};
  for (const std::string_view prefix : {"ByteBufferAs", "Heap", "Direct", "Mapped", "String"})
    if (simple.starts_with(prefix)) return simple.substr(prefix.size());
  return simple;
}

bool known_as_unsafe(const std::string& name) {
  if (!nio_class(name).empty()) return true;
  static constexpr std::array<std::string_view, 9> kSafe = {
      "java/util/Vector", "java/util/Stack", "java/util/Hashtable",  "java/util/Properties",   "java/util/Random",
      "java/util/Timer",  "java/util/UUID",  "java/util/Observable", "java/util/regex/Pattern"};
  const bool of_such_kind =
      name.starts_with("java/util/") || name.starts_with("java/text/") || name == "java/lang/StringBuilder";
  return of_such_kind && !name.starts_with("java/util/concurrent/") &&
         std::find(kSafe.begin(), kSafe.end(), name) == kSafe.end();
}

std::string dotted_simple(const std::string& name) {
  const std::string nio = nio_class(name);
  return nio.empty() ? name.substr(name.rfind('/') + 1) : nio;
}

std::string with_article(const std::string& noun) {
  const bool vowel = std::string_view("AEIOaeiou").find(noun.front()) != std::string_view::npos;
  return (vowel ? "an " : "a ") + noun;
}

// Does the user's code call a wrapper that Collections.synchronizedMap and the like have made?
bool is_behind_wrapper(const LibraryRace& library) {
  return library.held_as.find("$Synchronized") != std::string::npos;
}

}  // namespace

std::string library_note(const LibraryRace& library) {
  const std::string noun = with_article(dotted_simple(library.class_name));
  if (is_behind_wrapper(library))
    return noun + " behind a synchronized wrapper, which does not protect every use of it";
  return known_as_unsafe(library.class_name) ? noun + ", which is not thread-safe" : noun;
}

std::string library_hint(const LibraryRace& library, const std::string& variable) {
  if (is_behind_wrapper(library))
    return "a synchronized wrapper protects single calls: a walk through it needs synchronized (" +
           (variable.find('#') == std::string::npos ? variable : std::string("wrapper")) +
           ") around the loop, and nobody may use the wrapped object itself";
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 35> kInstead = {{
      {"java/util/HashMap", "a ConcurrentHashMap, or Collections.synchronizedMap"},
      {"java/util/LinkedHashMap",
       "Collections.synchronizedMap (with access order even get() changes the map), or a ConcurrentHashMap if the "
       "order does not matter"},
      {"java/util/WeakHashMap", "Collections.synchronizedMap (even get() may change a WeakHashMap)"},
      {"java/util/IdentityHashMap", "Collections.synchronizedMap"},
      {"java/util/EnumMap", "Collections.synchronizedMap"},
      {"java/util/TreeMap", "a ConcurrentSkipListMap, or Collections.synchronizedSortedMap"},
      {"java/util/HashSet", "ConcurrentHashMap.newKeySet(), or Collections.synchronizedSet"},
      {"java/util/LinkedHashSet", "Collections.synchronizedSet"},
      {"java/util/TreeSet", "a ConcurrentSkipListSet, or Collections.synchronizedSortedSet"},
      {"java/util/EnumSet", "Collections.synchronizedSet"},
      {"java/util/ArrayList",
       "Collections.synchronizedList, or a CopyOnWriteArrayList if it is read far more often than changed"},
      {"java/util/LinkedList", "a ConcurrentLinkedDeque, a LinkedBlockingDeque, or Collections.synchronizedList"},
      {"java/util/ArrayDeque", "a ConcurrentLinkedDeque, or a LinkedBlockingDeque"},
      {"java/util/PriorityQueue", "a PriorityBlockingQueue"},
      {"java/lang/StringBuilder", "a StringBuffer, or a builder of its own for each thread"},
      {"java/util/StringJoiner", "a joiner of its own for each thread"},
      {"java/util/StringTokenizer", "a tokenizer of its own for each thread"},
      {"java/util/Iterator", "an iterator of its own for each thread"},
      {"java/util/Enumeration", "an enumeration of its own for each thread"},
      {"java/util/Scanner", "a single thread that reads and hands over what it has read"},
      {"java/util/Formatter", "a formatter of its own for each thread"},
      {"java/util/BitSet", "an AtomicIntegerArray"},
      {"java/util/Date", "the immutable classes of java.time"},
      {"java/util/Calendar", "the immutable classes of java.time"},
      {"java/util/GregorianCalendar", "the immutable classes of java.time"},
      {"java/text/SimpleDateFormat", "a DateTimeFormatter, or a format of its own for each thread (ThreadLocal)"},
      {"java/text/DateFormat", "a DateTimeFormatter, or a format of its own for each thread (ThreadLocal)"},
      {"java/text/DecimalFormat", "a format of its own for each thread (ThreadLocal)"},
      {"java/text/NumberFormat", "a format of its own for each thread (ThreadLocal)"},
      {"java/text/Format", "a format of its own for each thread (ThreadLocal)"},
      {"java/util/regex/Matcher", "a Matcher of its own for each thread; the Pattern can be shared"},
      {"java/util/SplittableRandom", "split() for each thread, or ThreadLocalRandom"},
      {"java/util/IntSummaryStatistics", "one object for each thread, put together with combine() at the end"},
      {"java/util/LongSummaryStatistics", "one object for each thread, put together with combine() at the end"},
      {"java/util/DoubleSummaryStatistics", "one object for each thread, put together with combine() at the end"},
  }};
  for (const auto& [name, instead] : kInstead)
    if (name == library.class_name)
      return "threads that share it need one lock around every use, or: " + std::string(instead);
  return known_as_unsafe(library.class_name) ? "threads that share it need one lock around every use" : "";
}

}  // namespace heddle::tester
