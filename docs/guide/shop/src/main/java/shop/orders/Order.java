package shop.orders;

/** What a customer wants. */
public record Order(String customer, String item, int count) {}
