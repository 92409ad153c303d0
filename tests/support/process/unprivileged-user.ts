import { readFileSync } from "node:fs";

export type SystemUser = { readonly uid: number; readonly gid: number };

/**
 * Returns a system user without root rights, for programs that refuse to run as root. Undefined when the tests do not run
 * as root.
 */
export function findUnprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user) throw new Error("The tests run as root, and there is no user postgres or nobody.");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
