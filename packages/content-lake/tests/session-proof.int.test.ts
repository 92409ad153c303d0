import { afterEach, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { testClock } from "#tests/support/shop/shop-services";
import { readCookie } from "#tests/support/studio/signed-in-editor";
import { hashSessionToken } from "../src/session/session";

const password = "seven soft-close hinges";

describe("Studio session", () => {
  let shop: TestLake;
  afterEach(() => shop.close());

  const post = (path: string, cookie: string, fields: Record<string, string>) =>
    fetch(shop.url + path, {
      ...{ method: "POST", redirect: "manual", body: new URLSearchParams(fields) },
      headers: { Cookie: cookie, Origin: shop.url },
    });
  const signIn = async () => ({ cookie: readCookie(await post("/lake/auth/sign-in", "", { password })) });
  const status = async (cookie: string) =>
    (await fetch(`${shop.url}/lake/v1/users/me`, { headers: { Cookie: cookie, Origin: shop.url } })).status;

  it("ends other sessions only within ten minutes of a sign-in, and itself at any time", async () => {
    const clock = testClock();
    shop = await startTestLake({ studioPassword: password, clock });
    const [mine, other] = [await signIn(), await signIn()];
    clock.advance(10 * 60);
    const refused = await post("/lake/auth/sessions/end", mine.cookie, { id: "all" });
    expect(refused.headers.get("location")).toBe("/lake/auth/your-sign-in?next=%2Flake%2Fauth%2Fsessions");
    expect([await status(other.cookie), await status(mine.cookie)]).toEqual([200, 200]);
    const sessionId = hashSessionToken(mine.cookie.replace("lake_session=", ""));
    await post("/lake/auth/sessions/end", mine.cookie, { id: sessionId });
    expect([await status(other.cookie), await status(mine.cookie)]).toEqual([200, 401]);
  });
});
