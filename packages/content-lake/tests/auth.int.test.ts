// oxlint-disable max-lines -- the specification of one subject
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { routes } from "../src/http/routes";
import { err } from "../src/result";
import type { StaffDirectory } from "../src/session/staff-directory";

const samples: Readonly<Record<string, string>> = {
  dataset: "production",
  project: "local",
  kind: "images",
  ids: "style-trnv",
  id: "style-trnv",
  keys: "a",
  rest: "x",
};

const endpoints = routes.flatMap(({ methods, path }) =>
  methods.map((method) => ({
    method,
    path: `/lake/v2025-02-19${path.replace(/[:*](\w+)/g, (_, name: string) => samples[name] ?? name)}`,
  })),
);

type Answer = { readonly status: number; readonly body: string; readonly cookie: string | undefined };

/** Sends Origin, Host and Cookie headers, which Node's fetch does not set. */
function ask(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers }, (response) => {
      // An open event stream counts as a response.
      const isStream = response.headers["content-type"]?.startsWith("text/event-stream");
      const parts: Buffer[] = [];
      const done = () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          cookie: response.headers["set-cookie"]?.[0]?.split(";")[0],
        });
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", done);
      if (isStream) {
        response.once("data", () => {
          done();
          response.destroy();
        });
      }
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function upgradeStatus(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url.replace(/^http/, "ws"), { headers });
    socket.on("open", () => {
      socket.close();
      resolve(101);
    });
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    socket.on("error", () => undefined);
  });
}

/** Requests a WebSocket and resets the connection before the server can respond. */
function breakOffUpgrade(url: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
      const head = "GET /lake/v1/socket/production HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n";
      socket.write(`${head}Upgrade: websocket\r\n\r\n`, () => socket.resetAndDestroy());
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
  });
}

/** Opens an editor's event stream and WebSocket. */
async function listenAs(url: string, cookie: string) {
  const path = "/lake/v1/data/listen/production?query=*&includeResult=true";
  const headers = { Cookie: cookie, Origin: url };
  const socket = new WebSocket(url.replace(/^http/, "ws") + path, { headers });
  const socketEnded = new Promise((resolve) => socket.on("close", resolve));
  await once(socket, "message");
  const request = httpRequest(url + path, { headers }).end();
  const [stream] = await once(request, "response");
  let output = "";
  // Errors are expected, because the test closes the connection.
  stream.on("error", () => undefined);
  const streamEnded = new Promise((resolve) => stream.on("close", resolve));
  stream.on("data", (part: Buffer) => {
    output += part.toString();
  });
  await once(stream, "data");
  return {
    cookie,
    getReceivedText: () => output,
    ended: Promise.all([socketEnded, streamEnded]),
    waitForText: async (text: string) => {
      while (!output.includes(text)) await once(stream, "data");
    },
    stop: () => {
      request.destroy();
      socket.terminate();
    },
  };
}

describe("access to the lake", () => {
  let shop: TestLake;
  let cookie: string;
  const sameOrigin = () => ({ Origin: shop.url });

  beforeAll(async () => {
    shop = await startTestLake();
    const answer = await ask(`${shop.url}/lake/auth/sign-in`, "POST", sameOrigin());
    cookie = answer.cookie ?? "";
  });
  afterAll(() => shop.close());

  it.each(endpoints)("rejects a request without session at $method $path", async ({ method, path }) => {
    const answer = await ask(shop.url + path, method, sameOrigin(), method === "GET" ? undefined : "{}");
    expect(answer.status).toBe(401);
    expect(answer.body).not.toContain("Trenton");
  });

  it.each(endpoints)("rejects a forged session at $method $path", async ({ method, path }) => {
    const forged = `lake_session=${Buffer.alloc(32, 7).toString("base64url")}`;
    const answer = await ask(
      shop.url + path,
      method,
      { ...sameOrigin(), Cookie: forged },
      method === "GET" ? undefined : "{}",
    );
    expect(answer.status).toBe(401);
  });

  it.each(endpoints)(
    "rejects another site's page with an editor's cookie at $method $path",
    async ({ method, path }) => {
      const headers = { Origin: "https://elsewhere.example", Cookie: cookie };
      const answer = await ask(shop.url + path, method, headers, method === "GET" ? undefined : "{}");
      expect(answer.status).toBe(403);
    },
  );

  it.each(endpoints)("rejects an invalid token at $method $path", async ({ method, path }) => {
    const answer = await ask(shop.url + path, method, { Authorization: "Bearer nonsense" });
    expect(answer.status).toBe(401);
  });

  it.each(["data/listen/production?query=*", "data/live/events/production", "socket/production"])(
    "opens the socket %s only to a same-origin editor",
    async (path) => {
      const url = `${shop.url}/lake/v1/${path}`;
      expect(await upgradeStatus(url, sameOrigin())).toBe(401);
      expect(await upgradeStatus(url, { Cookie: cookie, Origin: "https://elsewhere.example" })).toBe(403);
      expect(await upgradeStatus(url, { Cookie: cookie })).toBe(403);
      expect(await upgradeStatus(url, { Cookie: cookie, Origin: shop.url })).toBe(101);
    },
  );

  it("keeps running when a rejected client disconnects", async () => {
    for (let visitor = 0; visitor < 20; visitor += 1) await breakOffUpgrade(shop.url);
    expect((await ask(`${shop.url}/studio/sign-in`, "GET", sameOrigin())).status).toBe(200);
  });

  it("signs in with the demo button on this machine", async () => {
    const me = await ask(`${shop.url}/lake/v1/users/me`, "GET", { ...sameOrigin(), Cookie: cookie });
    expect(me.status).toBe(200);
    expect(JSON.parse(me.body)).toMatchObject({ id: "local-editor", role: "administrator" });
  });

  it("rejects the demo button for a foreign host name (DNS rebinding)", async () => {
    const headers = { Host: "rebound.example", Origin: "http://rebound.example" };
    expect((await ask(`${shop.url}/lake/auth/sign-in`, "POST", headers)).status).toBe(403);
  });

  it("rejects the demo button for a proxied request", async () => {
    const headers = { ...sameOrigin(), "X-Forwarded-For": "203.0.113.9" };
    expect((await ask(`${shop.url}/lake/auth/sign-in`, "POST", headers)).status).toBe(403);
  });

  it("rejects a sign-in from another site's form", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    expect((await ask(`${shop.url}/lake/auth/sign-in`, "POST", headers)).status).toBe(403);
  });

  it("clears the cookie on sign-out", async () => {
    const signedIn = await ask(`${shop.url}/lake/auth/sign-in`, "POST", sameOrigin());
    const headers = { ...sameOrigin(), Cookie: signedIn.cookie ?? "" };
    const answer = await ask(`${shop.url}/lake/auth/sign-out`, "POST", headers);
    expect(answer.cookie).toBe("lake_session=");
  });

  it("keeps the cookie when another site posts the sign-out form", async () => {
    const elsewhere: readonly Record<string, string>[] = [
      { Origin: "https://elsewhere.example" },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const from of elsewhere) {
      const answer = await ask(`${shop.url}/lake/auth/sign-out`, "POST", from);
      expect([answer.status, answer.cookie]).toEqual([403, undefined]);
    }
  });

  it("closes only the signed-out editor's event streams on sign-out", async () => {
    const signedIn = async () =>
      (await ask(`${shop.url}/lake/auth/sign-in`, "POST", sameOrigin())).cookie ?? "";
    const leaving = await listenAs(shop.url, await signedIn());
    const staying = await listenAs(shop.url, await signedIn());
    await ask(`${shop.url}/lake/auth/sign-out`, "POST", { ...sameOrigin(), Cookie: leaving.cookie });
    await leaving.ended;
    await shop.lake.core.commit({
      mutations: [{ patch: { id: "style-trnv", set: { name: "Renamed after a sign-out" } } }],
      author: "editor",
    });
    await staying.waitForText("Renamed after a sign-out");
    expect(leaving.getReceivedText()).not.toContain("Renamed after a sign-out");
    staying.stop();
  });

  it("redirects to the requested Studio page and never to another site", async () => {
    const go = (next: string) =>
      fetch(`${shop.url}/studio/sign-in?next=${encodeURIComponent(next)}`).then((answer) => answer.text());
    const pressed = async (next: string) => {
      const body = new URLSearchParams({ next });
      const answer = await fetch(`${shop.url}/lake/auth/sign-in`, {
        ...{ method: "POST", headers: sameOrigin(), redirect: "manual", body },
      });
      return [answer.status, answer.headers.get("location")];
    };
    expect(await pressed("")).toEqual([303, "/studio"]);
    expect(await pressed("/studio/structure/style;style-trnv")).toEqual([
      303,
      "/studio/structure/style;style-trnv",
    ]);
    expect(await pressed("//elsewhere.example")).toEqual([303, "/studio"]);
    expect(await go("/studio/structure/style")).toContain('value="/studio/structure/style"');
    expect(await go("//elsewhere.example")).toContain('value="/studio"');
    expect(await go("https://elsewhere.example/studio")).toContain('value="/studio"');
  });
});

describe("access to the lake with a Studio password", () => {
  let shop: TestLake;
  beforeEach(async () => {
    shop = await startTestLake({ studioPassword: "seven soft-close hinges" });
  });
  afterEach(() => shop.close());

  const signIn = (password: string) =>
    ask(
      `${shop.url}/lake/auth/sign-in`,
      "POST",
      { Origin: shop.url, "Content-Type": "application/x-www-form-urlencoded" },
      new URLSearchParams({ password }).toString(),
    );

  it("shows an error for a wrong Studio password", async () => {
    const answer = await signIn("open sesame");
    expect(answer.status).toBe(401);
    expect(answer.body).toContain("That isn&#39;t the Studio password.");
    expect(answer.cookie).toBeUndefined();
  });

  it("signs in with the right Studio password", async () => {
    const answer = await signIn("seven soft-close hinges");
    expect(answer.status).toBe(303);
    expect(answer.cookie).toMatch(/^lake_session=./);
  });

  it("rejects sign-in attempts after ten in a minute", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn("guess");
    const answer = await signIn("seven soft-close hinges");
    expect(answer.status).toBe(429);
    expect(answer.body).toContain("Too many attempts; wait a minute and try again.");
  });
});

describe("sign-in to the lake by email", () => {
  it("keeps the target page after the email limit is reached", async () => {
    const staff: StaffDirectory = {
      emailCode: { digits: 8, minutes: 15 },
      normalizeEmail: (typed) => typed.trim(),
      requestSignIn: async () => err("Too many emails were requested."),
      verifyCode: async () => null,
      verifyLink: async () => null,
      findByLink: async () => null,
      isUnchanged: async () => false,
      listByIds: async () => [],
    };
    const shop = await startTestLake({ empty: true, people: () => staff });
    const answer = await fetch(`${shop.url}/lake/auth/mail`, {
      ...{ method: "POST", headers: { Origin: shop.url } },
      body: new URLSearchParams({ email: "rosa@shop.example", next: "/studio/desk" }),
    });
    const page = await answer.text();
    await shop.close();
    expect(answer.status).toBe(429);
    expect(page).toContain("Too many emails were requested.");
    expect(page).toContain('name="next" value="/studio/desk"');
  });
});
