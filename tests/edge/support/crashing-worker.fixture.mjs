import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

if (!parentPort) throw new Error("This program runs as a worker.");
const port = parentPort;

// An app worker that echoes its requests and throws at /end.
let renders = 0;
port.on("message", ({ call, name, args }) => {
  if (name === "render" && args[0] === "/end") throw new Error("asked to end");
  renders += 1;
  if (call) port.postMessage({ reply: call, value: name === "render" ? `${args[0]} ${renders}` : undefined });
});

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    if (request.url === "/end")
      setImmediate(() => {
        throw new Error("asked to end");
      });
    else {
      response.setHeader("Set-Cookie", ["a=1", "b=2"]);
      response.end(
        JSON.stringify({ url: request.url, method: request.method, headers: request.rawHeaders, body }),
      );
    }
  });
});
rmSync(workerData.socketPath, { force: true });
server.listen(workerData.socketPath, () => port.postMessage({ type: "ready", sessionSecret: "a secret" }));
