import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionIpResolver } from "@stile-and-rail/http/client-ip.server";

/** Limits the open connections of each IP address. Trusted proxies are exempt, because they serve many clients. */
export function limitConnections(
  server: Server,
  maxPerIp: number,
  resolveConnectionIp: ConnectionIpResolver,
): void {
  const openConnections = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const ip = resolveConnectionIp(socket);
    if (ip === undefined) return;
    const openCount = openConnections.get(ip) ?? 0;
    if (openCount >= maxPerIp) return void socket.destroy();
    openConnections.set(ip, openCount + 1);
    socket.once("close", () => {
      const remaining = (openConnections.get(ip) ?? 1) - 1;
      if (remaining === 0) openConnections.delete(ip);
      else openConnections.set(ip, remaining);
    });
  });
}
