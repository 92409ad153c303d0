import { describe, expect, it } from "vitest";
import { createEmailSignInTokens } from "~/kernel/email-sign-in-tokens.server";

const account = createEmailSignInTokens("account sign-in");
const staff = createEmailSignInTokens("staff sign-in");
const secret = "a secret";

describe("the code of a mail", () => {
  it("is eight digits that the sign-in's id and the secret alone decide", () => {
    expect(account.codeOf("visit-1", secret)).toBe("88973009");
    expect(account.codeOf("visit-29", secret)).toBe("00991761");
  });

  it("proves its own sign-in, and no other", () => {
    expect(account.isValidCode("visit-1", "88973009", secret)).toBe(true);
    expect(account.isValidCode("visit-1", "88973008", secret)).toBe(false);
    expect(account.isValidCode("visit-1", "8897300", secret)).toBe(false);
    expect(account.isValidCode("visit-1", "", secret)).toBe(false);
    expect(account.isValidCode("visit-2", "88973009", secret)).toBe(false);
    expect(account.isValidCode("visit-1", "88973009", "another secret")).toBe(false);
  });

  it("of a customer lets nobody in as staff", () => {
    expect(staff.codeOf("visit-1", secret)).toBe("80895026");
    expect(staff.isValidCode("visit-1", "88973009", secret)).toBe(false);
  });
});

describe("the link of a mail", () => {
  const token = "visit-1.j5yFgOrycnrUL6JyK-zask1gg64P4sZlxj-jWdBoUoQ";

  it("names its sign-in and proves it", () => {
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
  ])("proves nothing: one %s", (_, forged) => {
    expect(account.verifyLinkToken(forged, secret)).toBeNull();
  });

  it("proves nothing under another secret, nor of a customer to be staff", () => {
    expect(account.verifyLinkToken(token, "another secret")).toBeNull();
    expect(staff.verifyLinkToken(token, secret)).toBeNull();
  });
});
