import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

const notificationResponse = "A".charCodeAt(0);
const messageHead = 5;

/** Proxies connections to a Postgres and drops its notifications, as a connection pooler in transaction mode does. */
export async function startNotificationFilter(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const postgres = connect(Number(target.port), target.hostname);
    for (const socket of [client, postgres]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        client.destroy();
        postgres.destroy();
      });
    }
    client.pipe(postgres);
    let rest = Buffer.alloc(0);
    postgres.on("data", (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (let length = messageLength(rest); length !== null; length = messageLength(rest)) {
        if (rest[0] !== notificationResponse) client.write(rest.subarray(0, length));
        rest = rest.subarray(length);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Returns the length of the first message, or null when it is incomplete. */
function messageLength(bytes: Buffer): number | null {
  if (bytes.length < messageHead) return null;
  const length = bytes.readUInt32BE(1) + 1;
  return length <= bytes.length ? length : null;
}
