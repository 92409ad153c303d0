import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach } from "vitest";
import { answerClientErrors, createGateway, createGatewayServer } from "~/edge/gateway/gateway.server";

// The shop's rules with shorter timeouts: ten and thirty seconds are too long for a test.
const patience = {
  headersMs: 300,
  bodyMs: 300,
  uploadMs: 60_000,
  readMs: 600,
  checkIntervalMs: 50,
  connections: 3,
  connectionsPerIp: 3,
};

/** Answers a request after its whole body has arrived. */
export const hear: RequestListener = (request, response) => {
  request.resume();
  request.once("end", () => response.end("heard"));
};

type GatewayOptions = {
  readonly each?: number;
  readonly proxies?: readonly string[];
  readonly fromCache?: Parameters<typeof createGateway>[0]["answerFromCache"];
};

/** Creates gateways that close after each test. `opened` returns a function that sends bytes on a new connection. */
export function shortTimeoutGateway() {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of servers.splice(0)) server.close();
  });

  const opened = async (next = hear, options: GatewayOptions = {}) => {
    const given = { ...patience, connectionsPerIp: options.each ?? patience.connectionsPerIp };
    const server = createGatewayServer(options.proxies ?? [], given);
    servers.push(server);
    const gateway = createGateway({
      headers: {},
      answerFromCache: options.fromCache ?? (() => false),
      limits: patience,
      next,
    });
    server.on("request", gateway);
    answerClientErrors(server, {});
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = address && typeof address === "object" ? address.port : 0;
    return async (bytes: string) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      sockets.push(socket);
      await once(socket, "connect");
      socket.write(bytes);
      let output = "";
      socket.on("data", (chunk) => {
        output += String(chunk);
      });
      const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(output)));
      return { socket, getOutput: () => output, closed };
    };
  };
  return { opened };
}
