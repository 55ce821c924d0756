// The worker's end of heddle.js: one task for one worker. Comes behind vm.js and engine.js in one text.
"use strict";

let conversation = null;

// An exploration asks now and then whether it shall stop. A worker that is busy hears no message; but it can see that
// a URL has been revoked.
function asker(url) {
  if (!url) return null;
  const there = () => {
    try {
      const request = new XMLHttpRequest();
      request.open("GET", url, false);
      request.send();
      return request.status === 200 || request.status === 0;
    } catch (error) {
      return false;
    }
  };
  return there() ? () => !there() : null;
}

self.onmessage = async (event) => {
  const { task, module, options } = event.data;
  try {
    if (task === "execute") {
      self.postMessage({ kind: "answer", ...conversation.execute(event.data.line), files: conversation.files() });
      return;
    }
    const stopped = asker(options.cancelUrl);
    self.postMessage({ kind: "begun", stoppable: stopped !== null });
    const all = {
      ...options,
      onOutput: (text) => self.postMessage({ kind: "output", text }),
      onError: (text) => self.postMessage({ kind: "error", text }),
      onProgress(progress) {
        self.postMessage({ kind: "progress", progress });
        return stopped !== null && stopped();
      },
    };
    if (task === "run") {
      self.postMessage({ kind: "done", result: await HeddleEngine.run(heddleModule, module, all) });
      return;
    }
    const made = await HeddleEngine.converse(heddleModule, module, { ...options });
    if (made.ok) conversation = made;
    const { ok, greeting, messages, prompt } = made;
    self.postMessage({ kind: "done", result: { ok, greeting, messages, prompt } });
  } catch (error) {
    self.postMessage({ kind: "failed", text: String((error && error.message) || error) });
  }
};
