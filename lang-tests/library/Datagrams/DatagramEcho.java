// An echo server of one thread with a selector and two channels, and clients of all kinds in threads of their own: each has its
// own answers, in the order of its questions. And a receive buffer that is full: the first letters stay, in order, the others are lost.
import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.ConcurrentSkipListMap;

public class DatagramEcho {
  static final int QUESTIONS = 40;
  static final Map<String, String> ends = new ConcurrentSkipListMap<>();

  interface Client {
    String ask(String question) throws IOException;
  }

  static Thread client(String name, Client client) {
    Thread t = new Thread(() -> {
      String end = "all right";
      try {
        for (int i = 0; i < QUESTIONS; i++) {
          String answer = client.ask(name + i);
          if (!answer.equals("echo " + name + i)) end = i + " was " + answer;
        }
      } catch (IOException e) {
        end = e.toString();
      }
      ends.put(name, end);
    });
    t.start();
    return t;
  }

  static Client bySocket(DatagramSocket socket, SocketAddress server) {
    return question -> {
      byte[] bytes = question.getBytes(StandardCharsets.UTF_8);
      socket.send(server == null ? new DatagramPacket(bytes, bytes.length) : new DatagramPacket(bytes, bytes.length, server));
      DatagramPacket answer = new DatagramPacket(new byte[100], 100);
      socket.receive(answer);
      return new String(answer.getData(), 0, answer.getLength(), StandardCharsets.UTF_8);
    };
  }

  static Client byChannel(DatagramChannel channel) {
    ByteBuffer buffer = ByteBuffer.allocate(100);
    return question -> {
      channel.write(ByteBuffer.wrap(question.getBytes(StandardCharsets.UTF_8)));
      buffer.clear();
      channel.read(buffer);
      return new String(buffer.array(), 0, buffer.position(), StandardCharsets.UTF_8);
    };
  }

  // One answer at a time is sent when the channel can be written.
  static void serve(Selector selector) throws IOException {
    while (selector.isOpen()) {
      selector.select();
      for (SelectionKey key : List.copyOf(selector.selectedKeys())) {
        selector.selectedKeys().remove(key);
        DatagramChannel channel = (DatagramChannel) key.channel();
        ArrayDeque<Map.Entry<SocketAddress, ByteBuffer>> answers = (ArrayDeque<Map.Entry<SocketAddress, ByteBuffer>>) key.attachment();
        if (key.isReadable()) {
          ByteBuffer answer = ByteBuffer.allocate(100).put("echo ".getBytes());
          SocketAddress from = channel.receive(answer);
          if (answer.position() == 5) return;
          answers.add(Map.entry(from, answer.flip()));
        } else if (key.isWritable()) {
          Map.Entry<SocketAddress, ByteBuffer> next = answers.poll();
          channel.send(next.getValue(), next.getKey());
        }
        key.interestOps(answers.isEmpty() ? SelectionKey.OP_READ : SelectionKey.OP_READ | SelectionKey.OP_WRITE);
      }
    }
  }

  static void echo() throws Exception {
    Selector selector = Selector.open();
    SocketAddress[] servers = new SocketAddress[2];
    for (int i = 0; i < 2; i++) {
      DatagramChannel channel = DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
      channel.configureBlocking(false);
      channel.register(selector, SelectionKey.OP_READ, new ArrayDeque<Map.Entry<SocketAddress, ByteBuffer>>());
      servers[i] = channel.getLocalAddress();
    }
    Thread serving = new Thread(() -> {
      try {
        serve(selector);
      } catch (IOException e) {
        System.out.println(e);
      }
    });
    serving.start();
    List<Thread> clients = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      clients.add(client("plain" + i + " ", bySocket(new DatagramSocket(), servers[i])));
      DatagramSocket connected = new DatagramSocket();
      connected.connect(servers[i]);
      clients.add(client("connected" + i + " ", bySocket(connected, null)));
      clients.add(client("channel" + i + " ", byChannel(DatagramChannel.open().connect(servers[i]))));
    }
    for (Thread t : clients) t.join();
    System.out.println(ends);
    try (DatagramSocket last = new DatagramSocket()) {
      last.send(new DatagramPacket(new byte[0], 0, servers[1]));
    }
    serving.join();
    for (SelectionKey key : selector.keys()) key.channel().close();
    selector.close();
  }

  static void full() throws Exception {
    DatagramSocket a = new DatagramSocket(0, InetAddress.getLoopbackAddress()), b = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    b.setReceiveBufferSize(10000);
    for (int i = 0; i < 100; i++) a.send(new DatagramPacket(new byte[] {(byte) i}, 1, b.getLocalSocketAddress()));
    b.setSoTimeout(50);
    DatagramPacket p = new DatagramPacket(new byte[1], 1);
    int n = 0;
    try {
      while (true) {
        b.receive(p);
        if (p.getData()[0] != n++) System.out.println("not in order");
      }
    } catch (SocketTimeoutException e) {
      System.out.println(n > 5 && n < 50);
    }
    a.send(new DatagramPacket(new byte[9000], 9000, b.getLocalSocketAddress()));
    b.receive(p);
    System.out.println("there is room again");
    b.setReceiveBufferSize(1);
    a.send(new DatagramPacket(new byte[9000], 9000, b.getLocalSocketAddress()));
    a.send(new DatagramPacket(new byte[9000], 9000, b.getLocalSocketAddress()));
    b.receive(p);
    System.out.println("one is always taken");
    try {
      b.receive(p);
    } catch (SocketTimeoutException e) {
      System.out.println("and no second one");
    }
    a.close();
    b.close();
  }

  public static void main(String[] args) throws Exception {
    echo();
    full();
  }
}
// expect: {channel0 =all right, channel1 =all right, connected0 =all right, connected1 =all right, plain0 =all right, plain1 =all right}
// expect: true
// expect: there is room again
// expect: one is always taken
// expect: and no second one
