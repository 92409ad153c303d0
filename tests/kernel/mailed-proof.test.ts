import { describe, expect, it } from "vitest";
import { createEmailSignInTokens } from "~/kernel/email-sign-in-tokens.server";

const account = createEmailSignInTokens("account sign-in");
const staff = createEmailSignInTokens("staff sign-in");
const secret = "a secret";

describe("the sign-in code of an email", () => {
  it("derives a sign-in code of eight digits from the sign-in's id and the secret", () => {
    expect(account.codeOf("visit-1", secret)).toBe("88973009");
    expect(account.codeOf("visit-29", secret)).toBe("00991761");
  });

  it("accepts a sign-in code for its own sign-in only", () => {
    expect(account.isValidCode("visit-1", "88973009", secret)).toBe(true);
    expect(account.isValidCode("visit-1", "88973008", secret)).toBe(false);
    expect(account.isValidCode("visit-1", "8897300", secret)).toBe(false);
    expect(account.isValidCode("visit-1", "", secret)).toBe(false);
    expect(account.isValidCode("visit-2", "88973009", secret)).toBe(false);
    expect(account.isValidCode("visit-1", "88973009", "another secret")).toBe(false);
  });

  it("rejects a customer's code for a staff sign-in", () => {
    expect(staff.codeOf("visit-1", secret)).toBe("80895026");
    expect(staff.isValidCode("visit-1", "88973009", secret)).toBe(false);
  });
});

describe("the sign-in link of an email", () => {
  const token = "visit-1.j5yFgOrycnrUL6JyK-zask1gg64P4sZlxj-jWdBoUoQ";

  it("creates a link token with its sign-in's id and a valid proof", () => {
    expect(account.linkTokenOf("visit-1", secret)).toBe(token);
    expect(account.verifyLinkToken(token, secret)).toBe("visit-1");
  });

  it.each([
    ["of another sign-in", "visit-2.j5yFgOrycnrUL6JyK-zask1gg64P4sZlxj-jWdBoUoQ"],
    ["with another proof", "visit-1.J5yFgOrycnrUL6JyK-zask1gg64P4sZlxj-jWdBoUoQ"],
    ["cut short", "visit-1.j5yFgOrycnrUL6JyK"],
    ["with more behind it", "visit-1.j5yFgOrycnrUL6JyK-zask1gg64P4sZlxj-jWdBoUoQ.more"],
    ["that is the code", "visit-1.88973009"],
    ["without a proof", "visit-1"],
    ["of nothing", ""],
  ])("rejects a link token %s", (_, forged) => {
    expect(account.verifyLinkToken(forged, secret)).toBeNull();
  });

  it("rejects a link token made with another secret, or a customer's for staff", () => {
    expect(account.verifyLinkToken(token, "another secret")).toBeNull();
    expect(staff.verifyLinkToken(token, secret)).toBeNull();
  });
});
