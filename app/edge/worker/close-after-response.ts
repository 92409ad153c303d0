import type { IncomingMessage, ServerResponse } from "node:http";

/** Long enough for the gateway to have received the whole response. */
const lingerMs = 1_000;

/**
 * Closes the connection of a request with a body shortly after the response. The gateway never reuses such a connection.
 * A handler that stopped reading the body would not notice that the gateway has closed it.
 */
export function closeAfterResponse(request: IncomingMessage, response: ServerResponse, ms = lingerMs): void {
  const { headers, socket } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  response.once("finish", () => {
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.once("close", () => clearTimeout(timer));
  });
}
