import { editorIdentity } from "@stile-and-rail/content-lake";
import { describe, expect, it } from "vitest";
import { createRecoveryCodes, hashRecoveryCode } from "~/domains/team/second-factor/recovery-codes.server";
import {
  createTotpSecret,
  findTotpStep,
  openTotpSecret,
  sealTotpSecret,
  toTotpUrl,
} from "~/domains/team/second-factor/totp.server";
import { passwordUserId } from "~/domains/team/studio-password";

/** The key and the last six digits of a value in RFC 6238, appendix B. */
const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("code of an authenticator app", () => {
  it("matches the test values of RFC 6238 for app codes", () => {
    expect(findTotpStep(rfcSecret, "287082", at(59))).toBe(1);
    expect(findTotpStep(rfcSecret, "005924", at(1_234_567_890))).toBe(41_152_263);
    expect(findTotpStep(rfcSecret, "287083", at(59))).toBeNull();
  });

  it("accepts an app code at most one time step early or late", () => {
    expect([29, 30, 59].map((seconds) => findTotpStep(rfcSecret, "287082", at(seconds)))).toEqual([1, 1, 1]);
    expect([0, 89].map((seconds) => findTotpStep(rfcSecret, "287082", at(seconds)))).toEqual([1, 1]);
    expect(findTotpStep(rfcSecret, "287082", at(90))).toBeNull();
  });

  it.each(["", "28708", "2870820", "28708a", "287082\n1"])("rejects the app code %j", (code) => {
    expect(findTotpStep(rfcSecret, code, at(59))).toBeNull();
  });

  it("accepts an app code with a space", () => {
    expect(findTotpStep(rfcSecret, "287 082", at(59))).toBe(1);
  });
});

describe("secret of an authenticator app", () => {
  const sessionSecret = "a session secret of thirty-two characters";

  it("decrypts an app's secret only for its owner and with the same session secret", () => {
    const secret = createTotpSecret();
    const sealed = sealTotpSecret(secret, "rosa", sessionSecret);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(sealed).not.toContain(secret);
    expect(openTotpSecret(sealed, "rosa", sessionSecret)).toBe(secret);
    expect(openTotpSecret(sealed, "max", sessionSecret)).toBeNull();
    expect(openTotpSecret(sealed, "rosa", `${sessionSecret}!`)).toBeNull();
    expect(openTotpSecret("", "rosa", sessionSecret)).toBeNull();
  });

  it("creates a setup URL with the shop's name and the owner's email address", () => {
    const address = toTotpUrl(rfcSecret, { issuer: "Stile & Rail Studio", label: "rosa@shop.example" });
    const url = new URL(address);
    expect(decodeURIComponent(url.pathname)).toContain("Stile & Rail Studio:rosa@shop.example");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ issuer: "Stile & Rail Studio", secret: rfcSecret },
      ...{ algorithm: "SHA1", digits: "6", period: "30" },
    });
  });
});

describe("recovery codes", () => {
  it("generates ten different recovery codes of 120 random bits", () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it("accepts recovery codes in lower case, with spaces and with O, I and L for digits", () => {
    const hash = hashRecoveryCode("rosa", "01AB-CDEF-GHJK-MNPQ-RSTV-WXYZ");
    expect(hashRecoveryCode("rosa", "oi ab cdef ghjk mnpq rstv wxyz")).toBe(hash);
    expect(hashRecoveryCode("rosa", "0lab-cdef-ghjk-mnpq-rstv-wxyz")).toBe(hash);
    expect(hashRecoveryCode("max", "01AB-CDEF-GHJK-MNPQ-RSTV-WXYZ")).not.toBe(hash);
  });
});

describe("Studio password", () => {
  it("gives the Studio password the same user id in the lake and in the team", () => {
    expect(passwordUserId).toBe(editorIdentity.id);
  });
});
