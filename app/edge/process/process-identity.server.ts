import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { hasErrorCode } from "~/kernel/error-code";

/**
 * Returns the start time of a process as comparable text; null when it does not run. Pids are reused, so a lock
 * stores both.
 */
export function getProcessStart(pid: number): string | null {
  if (!isAlive(pid)) return null;
  return process.platform === "linux" ? readLinuxStartTime(pid) : readStartTimeFromPs(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return hasErrorCode(error, "EPERM");
  }
}

/**
 * Reads field 22 of stat, the start in clock ticks since boot (proc(5)). The command in field 2 may contain spaces.
 */
function readLinuxStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z") return null;
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${fields[19]}`;
  } catch {
    return null;
  }
}

function readStartTimeFromPs(pid: number): string | null {
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return "unknown";
  }
}
