import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getProcessStart } from "~/edge/process/process-identity.server";

/** Below the ports that systems give to outgoing connections (Linux: from 32768; others: from 49152). */
const firstPort = 20_000;
const lastPort = 32_000;
const claims = join(
  process.env.TMPDIR_OF_ALL_RUNS ?? tmpdir(),
  `shop-test-ports-${process.getuid?.() ?? "all"}`,
);

/**
 * Two neighboring ports (shop and sandbox, or one to spare) that nobody listens on, and that no other test process on
 * this machine is given as long as this one lives: between asking and listening there is time for another to ask.
 */
export async function findFreePortPair(): Promise<number> {
  mkdirSync(claims, { recursive: true });
  for (let port = firstPort + 2 * (process.pid % 1000); port < lastPort; port += 2) {
    if (claim(port) && (await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error(`no free ports from ${firstPort} to ${lastPort}`);
}

function claim(port: number): boolean {
  const file = join(claims, String(port));
  const owner = `${process.pid} ${getProcessStart(process.pid)}`;
  try {
    writeFileSync(file, owner, { flag: "wx" });
    return true;
  } catch {
    const [pid = "", ...start] = readClaim(file).split(" ");
    // Left by a process that ended: free for the next one that asks.
    if (pid !== "" && getProcessStart(Number(pid)) !== start.join(" ")) rmSync(file, { force: true });
    return false;
  }
}

function readClaim(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
