import { describe, expect, it } from "vitest";
import { readEnv } from "~/edge/settings/env.server";
import { isGuessablePassword } from "~/edge/settings/password-rule";

describe("the rule for Studio passwords", () => {
  it.each([
    "password123456",
    "P@ssw0rd-2026!",
    "Studio-Password-1",
    "kitchen cabinets",
    "StileAndRail2026",
    "administrator",
    "aaaaaaaaaaaa",
    "abcabcabcabc",
    "qwertyuiop[]asdf",
    "lkjhgfdsapoiu",
    "123456789012",
    "210987654321",
    "Correct Horse Battery Staple",
  ])("rejects the guessable password %s", (password) => {
    expect(isGuessablePassword(password)).toBe(true);
  });

  it.each([
    "seven soft-close hinges",
    "tR9$kf2!wqLz",
    "kitchen of the violet otter",
    "ünïcode-pässphrase-71",
    "an old walnut, twice oiled",
  ])("accepts the password %s", (password) => {
    expect(isGuessablePassword(password)).toBe(false);
  });

  it("refuses to start with a guessable password and does not print it", () => {
    const env = readEnv({ STUDIO_PASSWORD: "Studio-Password-1" });
    expect(env).toEqual({
      ok: false,
      failure: [
        {
          setting: "STUDIO_PASSWORD",
          problem: "is one of the first that are guessed; use a random one from a password manager",
        },
      ],
    });
  });
});
