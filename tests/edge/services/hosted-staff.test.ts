import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { testClock } from "#tests/support/shop/shop-services";
import { createHostedStaffResolver } from "~/edge/services/hosted-staff.server";

function request(authorization?: string): IncomingMessage {
  const requestBody = new IncomingMessage(new Socket());
  if (authorization !== undefined) requestBody.headers.authorization = authorization;
  return requestBody;
}

/** A fake of Sanity's /users/me that records the tokens it receives. */
function sanity(answers: Readonly<Record<string, object>>) {
  const requests: string[] = [];
  const ask: typeof fetch = async (address, init) => {
    const token = new Headers(init?.headers).get("Authorization")?.replace("Bearer ", "") ?? "";
    requests.push(`${String(address)} ${token}`);
    const user = answers[token];
    return user ? Response.json(user) : Response.json({ message: "Unauthorized" }, { status: 401 });
  };
  return { asked: requests, ask };
}

const person = (...names: readonly string[]) => ({ name: "Rosa", roles: names.map((name) => ({ name })) });

describe("the identification of editors in a hosted Sanity project", () => {
  it("identifies the user of the caller's token with the highest known role", async () => {
    const { asked: requests, ask } = sanity({
      ...{ boss: person("administrator"), seller: person("editor", "sales"), writer: person("editor") },
      ...{ builder: person("developer"), reader: person("viewer"), odd: { roles: "all" } },
    });
    const staffOf = createHostedStaffResolver("abc123", testClock(), ask);
    const roleOf = async (token: string) => (await staffOf(request(`Bearer ${token}`)))?.role ?? null;
    expect(
      await Promise.all(["boss", "seller", "writer", "builder", "reader", "odd", "nobody"].map(roleOf)),
    ).toEqual(["administrator", "sales", "editor", "editor", null, null, null]);
    expect(requests[0]).toBe("https://abc123.api.sanity.io/v2021-06-07/users/me boss");
  });

  it("identifies no user without a token and does not call Sanity", async () => {
    const { asked: requests, ask } = sanity({});
    const staffOf = createHostedStaffResolver("abc123", testClock(), ask);
    for (const header of [undefined, "", "Basic cm9zYQ==", `Bearer ${"a".repeat(501)}`])
      expect(await staffOf(request(header))).toBeNull();
    expect(requests).toEqual([]);
  });

  it("caches an editor for a minute, then notices a lost role", async () => {
    const answers: Record<string, object> = { seller: person("sales") };
    const { asked: requests, ask } = sanity(answers);
    const clock = testClock();
    const staffOf = createHostedStaffResolver("abc123", clock, ask);
    expect(await staffOf(request("Bearer seller"))).toEqual({ name: "Rosa", role: "sales" });
    delete answers.seller;
    clock.advance(59);
    expect(await staffOf(request("Bearer seller"))).toEqual({ name: "Rosa", role: "sales" });
    expect(requests).toHaveLength(1);
    clock.advance(1);
    expect(await staffOf(request("Bearer seller"))).toBeNull();
  });

  it("identifies no user while Sanity fails, and retries at the next request", async () => {
    let isUp = false;
    const staffOf = createHostedStaffResolver("abc123", testClock(), async () => {
      if (!isUp) throw new Error("no network");
      return Response.json(person("sales"));
    });
    expect(await staffOf(request("Bearer seller"))).toBeNull();
    isUp = true;
    expect(await staffOf(request("Bearer seller"))).toEqual({ name: "Rosa", role: "sales" });
  });
});
