import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type AuthorizenetState, emptyAuthorizenetState } from "./authorizenet/authorizenet-state.ts";
import { emptyPaypalState, type PaypalState } from "./paypal/paypal-state.ts";
import { emptyStripeState, type StripeState } from "./stripe/stripe-state.ts";

/** State that survives a restart, by provider. */
export type SandboxState = {
  readonly version: 1;
  readonly stripe: StripeState;
  readonly authorizenet: AuthorizenetState;
  readonly paypal: PaypalState;
};

export type StateFile = { readonly state: SandboxState; readonly save: () => void };

/** Reads the state file or starts with empty state; `null` keeps it in memory only. */
export function openStateFile(path: string | null): StateFile {
  const savedState = path ? readState(path) : null;
  const state = {
    version: 1,
    stripe: { ...emptyStripeState(), ...savedState?.stripe },
    authorizenet: savedState?.authorizenet ?? emptyAuthorizenetState(),
    paypal: { ...emptyPaypalState(), ...savedState?.paypal },
  } as const;
  for (const records of [state.stripe, state.authorizenet, state.paypal].flatMap(Object.values))
    omitPrototypeNames(records);
  return { state, save: () => path && writeState(path, state) };
}

/** Removes the prototype, because user input such as `__proto__` may be a key. */
function omitPrototypeNames(records: unknown): void {
  if (typeof records === "object" && records !== null && !Array.isArray(records))
    Object.setPrototypeOf(records, null);
}

/** Reads the state file, in which an earlier version may lack a provider. */
function readState(path: string): Partial<SandboxState> | null {
  try {
    const parsed: Partial<SandboxState> = JSON.parse(readFileSync(path, "utf8"));
    return parsed.version === 1 ? parsed : null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new Error(`The sandbox cannot read its state ${path}: remove the file to start anew.`, {
      cause: error,
    });
  }
}

/** Writes a temporary file and renames it, so that a crash leaves the old or the new state. */
function writeState(path: string, state: SandboxState): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporaryPath = `${path}.new`;
  writeFileSync(temporaryPath, JSON.stringify(state), { mode: 0o600 });
  renameSync(temporaryPath, path);
}
