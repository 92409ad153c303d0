import { connect } from "node:net";

export type RawResponse = { readonly status: number; readonly headers: Headers; readonly text: string };

/** Sends these raw bytes to a local server, and returns its response. */
export function sendRawRequest(port: number, head: readonly string[], body = ""): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(`${head.join("\r\n")}\r\n\r\n${body}`));
    let output = "";
    socket.on("data", (chunk) => {
      output += chunk.toString("latin1");
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(parseRawResponse(output)));
  });
}

function parseRawResponse(message: string): RawResponse {
  const [head = "", text = ""] = message.split(/\r\n\r\n([\s\S]*)/, 2);
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(":")),
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
  return { status: Number(first.split(" ")[1]), headers, text };
}
