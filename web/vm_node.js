// The browser's module as a command for Node.js: node build/wasm/vm-node.js [the command line of vm]
//
//   node vm-node.js --serve    answers requests, a line of JSON each: {command, files, stdin} -> {status, stdout, stderr}
"use strict";

const fs = require("fs");
const path = require("path");
const readline = require("readline");
const engine = require("./engine.js");
const factory = require("./vm.js");

const compile = () => WebAssembly.compile(fs.readFileSync(path.join(__dirname, "vm.wasm")));

// The files of this machine are the command's: it sees them as they are.
async function command(words) {
  const write = (stream) => (text) => fs.writeSync(stream, text);
  const result = await engine.run(factory, await compile(), {
    command: words,
    stdin: process.stdin.isTTY ? "" : fs.readFileSync(0, "utf8"),
    folder: process.cwd(),
    onOutput: write(1),
    onError: write(2),
  });
  process.exitCode = result.status;
}

async function serve() {
  const module = await compile();
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    const { status, stdout, stderr } = await engine.run(factory, module, request);
    process.stdout.write(JSON.stringify({ status, stdout, stderr }) + "\n");
  }
}

const words = process.argv.slice(2);
if (words[0] === "--serve") serve();
else command(words);
