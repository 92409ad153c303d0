import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { routes } from "@stile-and-rail/content-lake";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { createTestSite } from "#tests/support/account/test-site";
import { startTestLake } from "#tests/support/content/test-lake";
import { testDatabase } from "#tests/support/database/database";
import { testSecret } from "#tests/support/shop/shop-services";
import {
  computeTotpCode,
  createSecondFactorForms,
  createStaffActions,
} from "#tests/support/team/second-factor";
import { shopUrl, startStaffServer } from "#tests/support/team/staff-server";
import { createBackOfficeMount } from "~/edge/back-office/back-office-mount.server";
import { createInboxMount } from "~/edge/staff/inbox-mount.server";
import { createPaymentReviewsMount } from "~/edge/staff/payment-reviews-mount.server";
import { createSecondFactors } from "~/edge/staff/second-factors.server";
import { staffMap } from "~/routes";

const database = testDatabase();
const password = "seven soft-close hinges";
type Door = Awaited<ReturnType<typeof startStaffServer>>;
let door: Door;
let forms: ReturnType<typeof createSecondFactorForms>;
beforeAll(async () => {
  door = await startStaffServer({ studioPassword: password });
  forms = createSecondFactorForms(door);
});
afterAll(() => door.close());

const signIn = (body: string = password) => door.post("/lake/auth/sign-in", { password: body });

/** Returns two pending sign-ins, one that must verify its second factor and one that must set it up. */
async function pendingSignIns() {
  await door.empty();
  const staff = createStaffActions(door);
  const rosa = { name: "Rosa", email: "rosa@shop.example", role: "administrator" };
  await forms.addApp((await staff.inviteAndSignIn(rosa)).cookie);
  await staff.inviteAndSignIn({ name: "Max", email: "max@shop.example", role: "administrator" });
  await door.team(await door.administrator(), {
    ...{ action: "demand-second-factor", role: "administrator", isDemanded: true },
  });
  return {
    verify: door.cookieOf(await staff.signInByEmail(rosa.email)),
    enroll: door.cookieOf(await staff.signInByEmail("max@shop.example")),
  };
}

describe("sign-in without its second factor", () => {
  it("rejects a sign-in without its second factor at every route, method and WebSocket of the lake", async () => {
    for (const cookie of Object.values(await pendingSignIns())) {
      for (const { methods, path } of routes)
        for (const method of methods) {
          const address = path.replace(":dataset", "production").replace(/[:*]\w+/g, "some");
          const { status } = await fetch(`${door.url}/lake/v2025-02-19${address}`, {
            method,
            headers: { Origin: door.url, Cookie: cookie },
            ...(method === "GET" ? {} : { body: "{}" }),
          });
          expect(status, `${method} ${address}`).toBe(401);
        }
      const socket = new WebSocket(`${door.url.replace("http", "ws")}/lake/v1/socket/production`, {
        headers: { Origin: door.url, Cookie: cookie },
      });
      const refused = await new Promise((resolve) => socket.once("error", resolve));
      expect(String(refused)).toContain("401");
      for (const page of ["/lake/auth/sessions", "/lake/help"])
        expect((await door.open(page, cookie)).url, page).toMatch(/sign-in/);
    }
  });

  it("rejects a sign-in without its second factor at every staff endpoint", async () => {
    const { services } = createTestSite(database);
    const mounts = [createInboxMount, createBackOfficeMount, createPaymentReviewsMount].map((mount) =>
      mount(services, door.staffOf),
    );
    const server = createServer((request, response) => {
      const mount = mounts.find(({ path }) => request.url?.startsWith(path));
      mount?.answer(request, response, () => response.writeHead(500).end());
    }).listen(0);
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const cookie of Object.values(await pendingSignIns()))
      for (const { method, path } of staffMap) {
        const headers = { Origin: root, Cookie: cookie };
        const answer = path.startsWith("/staff-accounts")
          ? method === "GET"
            ? door.team(cookie)
            : door.team(cookie, {}, path.slice("/staff-accounts".length))
          : fetch(root + path, { method, headers, ...(method === "POST" ? { body: "{}" } : {}) });
        expect((await answer).status, `${method} ${path}`).toBe(401);
      }
    server.close();
  });

  it("ends a pending sign-in with a sign-out, so that another person can sign in", async () => {
    const { verify } = await pendingSignIns();
    await door.post("/lake/auth/sign-out", {}, verify);
    expect(await (await door.open("/studio/sign-in", verify)).text()).toContain("Studio password");
  });
});

describe("two servers with one database", () => {
  it("completes a pending sign-in only once on two servers", async () => {
    await door.empty();
    const { clock, database } = door;
    const env = { sessionSecret: testSecret, publicUrl: shopUrl };
    const secondFactors = createSecondFactors({ db: database.db, clock, env });
    const other = await startTestLake({
      ...{
        shared: database,
        clock,
        studioPassword: password,
        empty: true,
        secondFactors: () => secondFactors,
      },
    });
    await door.team(await door.administrator(), {
      ...{ action: "demand-second-factor", role: "administrator", isDemanded: true },
    });
    const app = await forms.addApp(door.cookieOf(await signIn()));
    clock.advance(60);
    const pending = door.cookieOf(await signIn());
    const code = computeTotpCode(app.secret, clock.now());
    const proveAt = (url: string) =>
      fetch(`${url}/lake/auth/second-factor`, {
        ...{ method: "POST", redirect: "manual" as const, body: new URLSearchParams({ code }) },
        headers: { Origin: url, Cookie: pending },
      });
    const answers = await Promise.all([proveAt(door.url), proveAt(other.url)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 401]);
    expect(answers.map(({ headers }) => headers.has("set-cookie")).toSorted()).toEqual([false, true]);
    await other.close();
  });
});

describe("Studio password", () => {
  it("requires a second factor after the Studio password when administrators need one, and lets them reset it", async () => {
    await door.empty();
    expect((await signIn()).headers.get("location")).toBe("/studio");
    await door.team(await door.administrator(), {
      ...{ action: "demand-second-factor", role: "administrator", isDemanded: true },
    });
    const first = await signIn();
    expect(first.headers.get("location")).toBe("/studio/sign-in");
    const app = await forms.addApp(door.cookieOf(first));
    expect((await door.open("/lake/v1/users/me", app.cookie)).status).toBe(200);
    const shown = await (await door.team(app.cookie)).json();
    expect(shown.secondFactor).toEqual({ demanded: ["administrator"], passwordAuthenticators: 1 });
    door.clock.advance(60);
    const again = door.cookieOf(await signIn());
    expect(
      (await forms.submitSecondFactor(again, { code: computeTotpCode(app.secret, door.clock.now()) })).status,
    ).toBe(303);
    const reset = await door.team(app.cookie, { action: "reset-second-factor", id: "local-editor" });
    expect(reset.status).toBe(200);
    const afterwards = await door.open("/studio/sign-in", door.cookieOf(await signIn()));
    expect(await afterwards.text()).toContain("Set up a second factor");
  });
});
