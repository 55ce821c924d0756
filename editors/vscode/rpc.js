// JSON-RPC as the Language Server Protocol has it: messages behind a line "Content-Length: N".
"use strict";

// Bytes as they come to messages. What cannot be read is an exception.
class Reader {
  constructor(take) {
    this.take = take;
    this.bytes = Buffer.alloc(0);
  }

  add(chunk) {
    this.bytes = Buffer.concat([this.bytes, chunk]);
    for (;;) {
      const end = this.bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /^Content-Length: *(\d+)\r?$/im.exec(this.bytes.toString("latin1", 0, end));
      if (!length) throw new Error("a message has no length");
      const behind = end + 4 + Number(length[1]);
      if (this.bytes.length < behind) return;
      const message = JSON.parse(this.bytes.toString("utf8", end + 4, behind));
      this.bytes = this.bytes.subarray(behind);
      this.take(message);
    }
  }
}

// What the other side says with `error` in place of a result.
class ResponseError extends Error {
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

// `notified(method, params)` is called for each notification, `broken(error)` if nothing can be read any more. All
// requests of the other side are answered with null: nothing that it may ask for is refused.
class Connection {
  constructor(output, input, { notified, broken }) {
    this.input = input;
    this.waiting = new Map();
    this.number = 0;
    this.closed = false;
    const reader = new Reader((message) => {
      if (message.method === undefined) this.answered(message);
      else if (message.id !== undefined) this.send({ id: message.id, result: null });
      else notified(message.method, message.params);
    });
    output.on("data", (chunk) => {
      if (this.closed) return;
      try {
        reader.add(chunk);
      } catch (error) {
        this.close(error.message);
        broken(error);
      }
    });
    input.on("error", () => this.close("it takes no messages any more"));
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.input.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.input.write(body);
  }

  answered({ id, result, error }) {
    const request = this.waiting.get(id);
    if (!request) return;
    this.waiting.delete(id);
    if (error) request.reject(new ResponseError(error));
    else request.resolve(result);
  }

  notify(method, params) {
    if (!this.closed) this.send({ method, params });
  }

  // `cancelled`: a CancellationToken.
  request(method, params, cancelled) {
    if (this.closed) return Promise.reject(new Error("the language server does not run"));
    const id = ++this.number;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.send({ id, method, params });
    if (cancelled) {
      const listener = cancelled.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      const over = () => listener.dispose();
      answer.then(over, over);
    }
    return answer;
  }

  // Whoever waits for an answer is told that there will be none.
  close(why) {
    this.closed = true;
    for (const { reject } of this.waiting.values()) reject(new Error(`the language server: ${why}`));
    this.waiting.clear();
  }
}

module.exports = { Connection, Reader, ResponseError };
