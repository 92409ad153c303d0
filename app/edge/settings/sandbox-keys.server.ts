import { hkdfSync, randomBytes } from "node:crypto";

/** Derives a hexadecimal key of the local sandbox from its purpose and its number of bytes. */
export type SandboxKeys = (opens: string, bytes: number) => string;

/**
 * Creates the keys of the local sandbox. They change with every start, so that a page of another site cannot know
 * them. Servers that share one sandbox derive the same keys from a common secret.
 */
export function deriveSandboxKeys(secret: string | undefined): SandboxKeys {
  return (opens, bytes) =>
    (secret ? Buffer.from(hkdfSync("sha256", secret, "", opens, bytes)) : randomBytes(bytes)).toString("hex");
}
