import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { testSecret } from "#tests/support/shop/shop-services";
import { silentLog } from "#tests/support/shop/silent-log";
import {
  createLinkCookie,
  createSignedInCookies,
  createSignedOutCookies,
  createSignInRequestCookies,
  readLinkToken,
  readSessionToken,
  readSignInEmail,
  readSignInId,
} from "~/edge/guards/cookies/account-cookies.server";
import { countSignInAttempt, logRefusedSignIn, signIn, signOut } from "~/edge/guards/enter-account.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { checkSignInEmailLimit } from "~/edge/guards/sign-in-limit.server";
import { getReturnPath, getSignedInCustomer, requireSignedInCustomer } from "~/edge/guards/signed-in.server";

const home = { publicUrl: "http://localhost:3000" };
const live = { publicUrl: "https://shop.example" };

function asking(path: string, cookie?: string): Request {
  return new Request(`http://localhost:3000${path}`, { headers: cookie ? { cookie } : {} });
}

/** The context of a route for a visitor without a session. `messages` collects the log lines. */
function contextOf(clientIp?: string) {
  const messages: { readonly info: object; readonly message: string }[] = [];
  const keep = (details: object, message: string) => void messages.push({ info: details, message });
  const services = {
    env: { ...home, sessionSecret: testSecret },
    limits: createRateLimits(silentLog),
    log: { info: keep, warn: keep, error: keep },
  };
  const context: AppLoadContext = Object.assign(Object.create(null), { services, clientIp });
  return { context, messages };
}

describe("the account cookies", () => {
  it("signs a browser in for 30 days and clears the cookies of the sign-in request", () => {
    expect(createSignedInCookies("word", home)).toEqual([
      "account_session=word; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax",
      "signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax",
      "account_sign_in=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "account_mailbox=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "account_link=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
  });

  it("signs a browser out and clears every account cookie", () => {
    expect(createSignedOutCookies(home)).toEqual([
      "account_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "signed_in=; Path=/; Max-Age=0; SameSite=Lax",
      "account_sign_in=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "account_mailbox=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "account_link=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
  });

  it("stores the email and the link token of a sign-in request for 15 minutes", () => {
    expect(createSignInRequestCookies("id-1", "ada+1@example.com", home)).toEqual([
      "account_sign_in=id-1; Path=/; Max-Age=900; HttpOnly; SameSite=Lax",
      "account_mailbox=ada%2B1%40example.com; Path=/; Max-Age=900; HttpOnly; SameSite=Lax",
      "account_link=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
    expect(createLinkCookie("token", home)).toBe(
      "account_link=token; Path=/; Max-Age=900; HttpOnly; SameSite=Lax",
    );
  });

  it("prefixes the account cookies with __Host- and marks them Secure over https", () => {
    expect(createSignedInCookies("word", live).slice(0, 2)).toEqual([
      "__Host-account_session=word; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure",
      "__Host-signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
    ]);
  });

  it("reads each account cookie by its exact name and treats an empty one as missing", () => {
    const request = asking(
      "/",
      "account_session=word; account_sign_in=id-1; account_mailbox=ada%40example.com; account_link=token",
    );
    expect(readSessionToken(request, home)).toBe("word");
    expect(readSignInId(request, home)).toBe("id-1");
    expect(readSignInEmail(request, home)).toBe("ada@example.com");
    expect(readLinkToken(request, home)).toBe("token");
    expect(readSessionToken(request, live)).toBeUndefined();
    expect(readSessionToken(asking("/", "account_session="), home)).toBeUndefined();
    expect(readSignInEmail(asking("/"), home)).toBe("");
  });
});

describe("the sign-in to an account", () => {
  it.each([
    ["/my-account/orders", "/my-account/orders"],
    ["/my-account/order/view/o-1", "/my-account/order/view/o-1"],
    ["/checkout", "/checkout"],
    ["/my-account", "/my-account"],
    ["/my-account/sign-in", "/my-account"],
    ["/my-account/sign-in/code", "/my-account"],
    ["/my-accounting", "/my-account"],
    ["x/my-account/orders", "/my-account"],
    ["/my-account/orders?x=//evil.example", "/my-account"],
    ["//evil.example", "/my-account"],
    ["https://evil.example/my-account", "/my-account"],
    ["", "/my-account"],
  ])("redirects from '%s' to %s after sign-in", (next, address) => {
    expect(getReturnPath(asking(`/my-account/sign-in?${new URLSearchParams({ next })}`))).toBe(address);
  });

  it("redirects to the account page after sign-in when no return path is given", () => {
    expect(getReturnPath(asking("/my-account/sign-in"))).toBe("/my-account");
  });

  it.each([
    ["/my-account", "/my-account/sign-in"],
    ["/my-account/orders?page=2", "/my-account/sign-in?next=%2Fmy-account%2Forders"],
    ["/my-account/orders.data", "/my-account/sign-in?next=%2Fmy-account%2Forders"],
  ])("redirects a guest from %s to the sign-in page and remembers the return path", async (path, address) => {
    const request = { request: asking(path), context: contextOf().context };
    expect(await getSignedInCustomer(request)).toBeNull();
    const thrown = await requireSignedInCustomer(request).catch((sent: unknown) => sent);
    if (!(thrown instanceof Response)) throw new Error("a guest was let in");
    expect([thrown.status, thrown.headers.get("location")]).toEqual([303, address]);
  });

  it("sets and clears the session cookie and logs each event without personal data", async () => {
    const { context, messages } = contextOf("203.0.113.7");
    const entered = await signIn(
      { request: asking("/my-account/sign-in/code?next=/checkout"), context },
      { sessionToken: "word" },
    );
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/checkout"]);
    expect(entered.headers.getSetCookie()).toContain(
      "account_session=word; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax",
    );
    const left = await signOut({ request: asking("/"), context }, "/my-account/sign-in?out");
    expect([left.status, left.headers.get("location")]).toEqual([303, "/my-account/sign-in?out"]);
    expect(left.headers.getSetCookie()).toContain(
      "account_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    );
    logRefusedSignIn(context, "wrong-code");
    logRefusedSignIn(contextOf().context, "wrong-code");
    const clientIp = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(messages).toEqual([
      { info: { event: "sign-in", area: "account", clientIp }, message: "security" },
      { info: { event: "sign-out", area: "account", clientIp }, message: "security" },
      {
        info: { event: "sign-in-refused", area: "account", reason: "wrong-code", clientIp },
        message: "security",
      },
    ]);
    expect(JSON.stringify(messages)).not.toContain("203.0.113.7");
  });

  it("allows thirty sign-in attempts in ten minutes per client IP, and for all unknown IPs together", async () => {
    const { context } = contextOf("203.0.113.7");
    for (let n = 0; n < 30; n += 1) expect(await countSignInAttempt(context)).toBe(true);
    expect(await countSignInAttempt(context)).toBe(false);
    expect(await countSignInAttempt({ ...context, clientIp: "203.0.113.8" })).toBe(true);
    for (let n = 0; n < 30; n += 1) await countSignInAttempt({ ...context, clientIp: "unknown" });
    expect(await countSignInAttempt({ ...context, clientIp: undefined })).toBe(false);
  });
});

describe("the limit of sign-in emails where the shop sends emails", () => {
  const env = { resend: { apiKey: "re_tests" } };

  it("allows six sign-in emails an hour per mailbox, whatever its spelling, then explains why", async () => {
    const limits = createRateLimits(silentLog);
    for (const email of ["a.da@example.com", "ADA+1@example.com", "ada+@example.com"])
      for (const clientIp of ["a", "b"])
        expect(await checkSignInEmailLimit({ limits, env }, email, clientIp)).toBeNull();
    expect(await checkSignInEmailLimit({ limits, env }, "ada@example.com", "c")).toBe(
      "Too many sign-in emails to this address. The latest one still works, or try again in an hour.",
    );
    expect(await checkSignInEmailLimit({ limits, env }, "grace@example.com", "c")).toBeNull();
  });

  it("allows twenty sign-in emails an hour per client IP", async () => {
    const limits = createRateLimits(silentLog);
    for (let n = 0; n < 20; n += 1)
      expect(await checkSignInEmailLimit({ limits, env }, `reader${n}@example.com`, "a")).toBeNull();
    expect(await checkSignInEmailLimit({ limits, env }, "late@example.com", "a")).toBe(
      "Too many tries. Please wait a few minutes.",
    );
    expect(await checkSignInEmailLimit({ limits, env }, "late@example.com", "b")).toBeNull();
  });

  it("sets no limit of sign-in emails in the demo, which sends none", async () => {
    const limits = createRateLimits(silentLog);
    for (let n = 0; n < 30; n += 1)
      expect(await checkSignInEmailLimit({ limits, env: {} }, "ada@example.com", "a")).toBeNull();
  });
});
