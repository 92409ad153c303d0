import { createServer } from "node:net";

/** A port nobody listens on now, with a free neighbour above it (shop and sandbox). */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const first = await probe(0);
    if (first < 65_000 && (await probe(first + 1).catch(() => 0)) > 0) return first;
  }
}

function probe(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });
}
