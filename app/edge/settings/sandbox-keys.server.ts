import { hkdfSync, randomBytes } from "node:crypto";

/** A key of the stand-ins: what it opens, and how many bytes it has; as hexadecimal. */
export type SandboxKeys = (opens: string, bytes: number) => string;

/**
 * The keys that the stand-ins take. They are new with every start, as a page of another site must not know them; servers
 * that share one sandbox are given a secret, and come to the same keys.
 */
export function sandboxKeys(secret: string | undefined): SandboxKeys {
  return (opens, bytes) =>
    (secret ? Buffer.from(hkdfSync("sha256", secret, "", opens, bytes)) : randomBytes(bytes)).toString("hex");
}
