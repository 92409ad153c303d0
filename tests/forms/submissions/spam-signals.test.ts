import { describe, expect, it } from "vitest";
import { getSpamReasons, isLikelySpam, type SpamSignals } from "~/domains/forms/submissions/spam-signals";

const person: SpamSignals = { honeypot: "", openMs: 2_000, challenge: null };
const reasons = (more: Partial<SpamSignals>) => getSpamReasons({ ...person, ...more });

describe("spam reasons", () => {
  it("finds no reason for an empty honeypot and a form open for two seconds", () => {
    expect(reasons({})).toEqual([]);
  });

  it("reports a filled honeypot but ignores spaces", () => {
    expect(reasons({ honeypot: "https://spam.example" })).toEqual(["filled in the field no person sees"]);
    expect(reasons({ honeypot: "  " })).toEqual([]);
  });

  it("reports a form sent within two seconds, but not one without script", () => {
    expect(reasons({ openMs: 1_999 })).toEqual(["sent faster than a person can"]);
    expect(reasons({ openMs: null })).toEqual([]);
  });

  it.each([
    ["passed", []],
    ["failed", ["the reCAPTCHA said no"]],
    ["missing", ["sent without the reCAPTCHA"]],
    ["unasked", ["the reCAPTCHA could not be asked"]],
  ] as const)("reports for a challenge that is %s: %j", (challenge, message) => {
    expect(reasons({ challenge })).toEqual(message);
  });

  it("reports every spam reason of a submission", () => {
    expect(reasons({ honeypot: "x", openMs: 0, challenge: "failed" })).toEqual([
      "filled in the field no person sees",
      "sent faster than a person can",
      "the reCAPTCHA said no",
    ]);
  });
});

describe("suspected submissions", () => {
  it("suspects a submission for every reason about the visitor", () => {
    expect(isLikelySpam(["sent faster than a person can"])).toBe(true);
    expect(isLikelySpam(["the reCAPTCHA could not be asked", "sent faster than a person can"])).toBe(true);
  });

  it("suspects no submission without a reason or when the provider failed", () => {
    expect(isLikelySpam([])).toBe(false);
    expect(isLikelySpam(["the reCAPTCHA could not be asked"])).toBe(false);
  });
});
