import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { WhoConnects } from "~/kernel/who-asks.server";

/**
 * One address holds so many connections and no more: whoever opens them all must not be the only visitor. Proxies of
 * ours stand for many.
 */
export function limitConnections(server: Server, each: number, whoConnects: WhoConnects): void {
  const held = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = whoConnects(socket);
    if (address === undefined) return;
    const before = held.get(address) ?? 0;
    if (before >= each) return void socket.destroy();
    held.set(address, before + 1);
    socket.once("close", () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left === 0) held.delete(address);
      else held.set(address, left);
    });
  });
}
