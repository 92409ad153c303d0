import { describe, expect, it } from "vitest";
import { getSpamReasons, isLikelySpam, type SpamSignals } from "~/domains/forms/submissions/spam-signals";

const person: SpamSignals = { honeypot: "", openMs: 2_000, challenge: null };
const reasons = (more: Partial<SpamSignals>) => getSpamReasons({ ...person, ...more });

describe("what speaks against a person having sent a form", () => {
  it("is nothing, where the trap is empty and the form was open for two seconds", () => {
    expect(reasons({})).toEqual([]);
  });

  it("is a word in the field no person sees, but no blanks", () => {
    expect(reasons({ honeypot: "https://spam.example" })).toEqual(["filled in the field no person sees"]);
    expect(reasons({ honeypot: "  " })).toEqual([]);
  });

  it("is a form sent within two seconds, but not one sent without script", () => {
    expect(reasons({ openMs: 1_999 })).toEqual(["sent faster than a person can"]);
    expect(reasons({ openMs: null })).toEqual([]);
  });

  it.each([
    ["passed", []],
    ["failed", ["the reCAPTCHA said no"]],
    ["missing", ["sent without the reCAPTCHA"]],
    ["unasked", ["the reCAPTCHA could not be asked"]],
  ] as const)("after a challenge that is %s: %j", (challenge, said) => {
    expect(reasons({ challenge })).toEqual(said);
  });

  it("is said reason by reason", () => {
    expect(reasons({ honeypot: "x", openMs: 0, challenge: "failed" })).toEqual([
      "filled in the field no person sees",
      "sent faster than a person can",
      "the reCAPTCHA said no",
    ]);
  });
});

describe("a submission", () => {
  it("is suspected for any reason that speaks against its visitor", () => {
    expect(isLikelySpam(["sent faster than a person can"])).toBe(true);
    expect(isLikelySpam(["the reCAPTCHA could not be asked", "sent faster than a person can"])).toBe(true);
  });

  it("is not suspected without a reason, or because the challenge's provider was away", () => {
    expect(isLikelySpam([])).toBe(false);
    expect(isLikelySpam(["the reCAPTCHA could not be asked"])).toBe(false);
  });
});
