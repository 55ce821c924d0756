// Makes handles that join their arguments to a string. The compiler of this VM does not need it, so it is called as a method only.
// Written from the class's documentation.
package java.lang.invoke;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class StringConcatFactory {
  private StringConcatFactory() {}

  private static final int MAX_SLOTS = 200;

  private static final char ARGUMENT = '\1';
  private static final char CONSTANT = '\2';

  public static CallSite makeConcat(MethodHandles.Lookup lookup, String name, MethodType concatType) throws StringConcatException {
    if (concatType == null) {
      throw new NullPointerException("Cannot invoke \"java.lang.invoke.MethodType.parameterCount()\" because \"concatType\" is null");
    }
    return makeConcatWithConstants(lookup, name, concatType, String.valueOf(ARGUMENT).repeat(concatType.parameterCount()));
  }

  // In the recipe \1 stands for the next argument, and \2 for the next constant.
  public static CallSite makeConcatWithConstants(MethodHandles.Lookup lookup, String name, MethodType concatType, String recipe, Object... constants)
      throws StringConcatException {
    Objects.requireNonNull(lookup, "Lookup is null");
    Objects.requireNonNull(name, "Name is null");
    Objects.requireNonNull(recipe, "Recipe is null");
    Objects.requireNonNull(concatType, "Concat type is null");
    Objects.requireNonNull(constants, "Constants are null");
    for (Object each : constants) Objects.requireNonNull(each, "Cannot accept null constants");
    if (!lookup.hasFullPrivilegeAccess()) throw new StringConcatException("Invalid caller: " + lookup.lookupClass().getName());
    // Texts between the arguments: one more than these.
    List<String> texts = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    int used = 0;
    for (int i = 0; i < recipe.length(); i++) {
      char c = recipe.charAt(i);
      if (c == ARGUMENT) {
        texts.add(text.toString());
        text.setLength(0);
      } else if (c == CONSTANT) {
        if (used == constants.length) throw mismatch("constants: recipe wants " + used + " constants, but only " + constants.length + " are passed");
        text.append(String.valueOf(constants[used++]));
      } else {
        text.append(c);
      }
    }
    texts.add(text.toString());
    int wanted = texts.size() - 1, given = concatType.parameterCount();
    if (wanted != given) {
      throw mismatch("arguments: recipe wants " + wanted + " arguments, but signature provides " + given);
    }
    if (used < constants.length) throw mismatch("constants: recipe wants " + used + " constants, but only " + constants.length + " are passed");
    if (!concatType.returnType().isAssignableFrom(String.class)) {
      throw new StringConcatException("The return type should be compatible with String, but it is " + concatType.returnType());
    }
    int slots = 0;
    for (Class<?> each : concatType.parameters()) slots += each == long.class || each == double.class ? 2 : 1;
    if (slots > MAX_SLOTS) throw new StringConcatException("Too many concat argument slots: " + slots + ", can only accept " + MAX_SLOTS);
    return new ConstantCallSite(new MadeHandle(concatType, args -> {
      StringBuilder out = new StringBuilder();
      for (int i = 0; i < args.length; i++) out.append(texts.get(i)).append(String.valueOf(args[i]));
      return out.append(texts.get(args.length)).toString();
    }));
  }

  private static StringConcatException mismatch(String text) {
    return new StringConcatException("Mismatched number of concat " + text);
  }
}
