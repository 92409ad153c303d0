import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { readCookie } from "#tests/support/studio/signed-in-editor";
import { type Route, routes } from "../src/http/routes";
import { type Identity, type Role, roles } from "../src/session/identity";

let shop: TestLake;
beforeAll(async () => {
  shop = await startTestLake();
});
afterAll(() => shop.close());

/** Every route of the lake with each of its methods and sample parameters. */
const cases = routes.flatMap((route) =>
  route.methods.map((method) => ({ route, method, address: addressOf(route) })),
);

function addressOf({ path }: Route): string {
  return path
    .replace(":dataset", "production")
    .replace(":kind", "files")
    .replace(/[:*]\w+/g, "some");
}

/** Returns the lake's response and closes streams. */
async function statusOf(method: string, address: string, cookie?: string): Promise<number> {
  const cut = new AbortController();
  const answer = await fetch(`${shop.url}/lake/v2025-02-19${address}`, {
    method,
    signal: cut.signal,
    headers: {
      Origin: shop.url,
      "Content-Type": "application/json",
      ...(cookie === undefined ? {} : { Cookie: `lake_session=${cookie}` }),
    },
    ...(method === "GET" ? {} : { body: "{}" }),
  });
  cut.abort();
  return answer.status;
}

const sessionOf = (identity: Identity) => shop.lake.services.sessions.start(identity, "");
const somebody = (role: Role): Identity => ({ id: `some-${role}`, name: "Somebody", role });

describe("routes of the lake", () => {
  it("rejects requests to the lake without a session and with a forged or ended session", async () => {
    const over = await sessionOf(somebody("administrator"));
    await shop.lake.services.sessions.end(shop.lake.services.sessions.list().map(({ id }) => id));
    for (const { method, address } of cases)
      for (const cookie of [undefined, "made-up", over])
        expect(await statusOf(method, address, cookie), `${method} ${address}`).toBe(401);
  });

  it.each(roles)("allows the role %s exactly what the routes of the lake declare", async (role) => {
    for (const { route, method, address } of cases) {
      const status = await statusOf(method, address, await sessionOf(somebody(role)));
      const isRefused = route.writerRoles !== undefined && !route.writerRoles.includes(role);
      expect([401, 403].includes(status) ? status : "let in", `${method} ${address}`).toBe(
        isRefused ? 403 : "let in",
      );
    }
  });

  it("allows uploads to administrators and editors only", () => {
    const written = cases
      .filter(({ route }) => route.writerRoles)
      .map(({ method, address }) => `${method} ${address}`);
    expect(written).toEqual(["POST /assets/files/production"]);
    for (const { route } of cases)
      expect(route.writerRoles ?? ["administrator", "editor"]).toEqual(["administrator", "editor"]);
  });
});

describe("demo sign-in buttons", () => {
  const clickDemoButton = async (body: string) => {
    const answer = await fetch(`${shop.url}/lake/auth/sign-in`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: shop.url, "Content-Type": "application/x-www-form-urlencoded" },
      body,
    });
    const me = await fetch(`${shop.url}/lake/v2025-02-19/users/me`, {
      headers: { Cookie: readCookie(answer) },
    });
    const { id, name, role } = await me.json();
    return { id, name, role };
  };

  it("opens the Studio as an administrator or as sales by the demo's sign-in buttons", async () => {
    expect(await clickDemoButton("next=/studio")).toEqual({
      id: "local-editor",
      name: "Local Editor",
      role: "administrator",
    });
    expect(await clickDemoButton("as=sales")).toEqual({
      id: "local-sales",
      name: "Local Sales",
      role: "sales",
    });
    expect(await clickDemoButton("as=owner")).toMatchObject({ role: "administrator" });
  });
});
