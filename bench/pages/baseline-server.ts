import { createServer } from "node:http";

/** The baseline in a separate process: plain node:http that writes the given bytes. */
process.once("message", (message) => {
  const { headers, body } = parseMessage(message);
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(address && typeof address === "object" ? address.port : 0);
  });
});
process.once("disconnect", () => process.exit(0));

function parseMessage(message: unknown): { headers: Record<string, string>; body: string } {
  return JSON.parse(String(message));
}
