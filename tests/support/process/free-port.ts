import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getProcessStart } from "~/edge/process/process-identity.server";

/** Below the ephemeral ports of operating systems (Linux: from 32768, others: from 49152). */
const firstPort = 20_000;
const lastPort = 32_000;
const claims = join(
  process.env.TMPDIR_OF_ALL_RUNS ?? tmpdir(),
  `shop-test-ports-${process.getuid?.() ?? "all"}`,
);

/**
 * Finds two neighboring free ports, for shop and sandbox. No other test process on this machine gets them while this one
 * runs, because another process could search before this one listens.
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
    // A process that has ended left this claim, so the port is free.
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
