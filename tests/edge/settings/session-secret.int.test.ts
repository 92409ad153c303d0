import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "~/edge/settings/env.server";
import { addSessionSecret } from "~/edge/settings/session-secret.server";

function secretOf(settings: Readonly<Record<string, string>>): string {
  const env = readEnv(settings);
  if (!env.ok) throw new Error("the test's settings are malformed");
  return addSessionSecret(env.value).sessionSecret;
}

describe("the secret that signs cookies", () => {
  it("creates one session secret for each data directory, readable by its owner only", () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "secret-"));
    const first = secretOf({ DATA_DIR });
    expect(first).toHaveLength(43);
    expect(secretOf({ DATA_DIR })).toBe(first);
    expect(secretOf({ DATA_DIR: mkdtempSync(join(tmpdir(), "secret-")) })).not.toBe(first);
    expect(statSync(join(DATA_DIR, "session-secret")).mode & 0o777).toBe(0o600);
  });

  it("uses the session secret of the settings when one is given", () => {
    const SESSION_SECRET = "a-session-secret-of-the-tests-only-0123";
    expect(secretOf({ SESSION_SECRET })).toBe(SESSION_SECRET);
  });
});
