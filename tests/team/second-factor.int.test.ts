import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { staffAuthenticators, staffRecoveryCodes } from "#db/schema/staff";
import {
  computeTotpCode,
  createSecondFactorForms,
  createStaffActions,
} from "#tests/support/team/second-factor";
import { createSoftwarePasskey } from "#tests/support/team/software-passkey";
import { shopUrl, startStaffServer } from "#tests/support/team/staff-server";

type Door = Awaited<ReturnType<typeof startStaffServer>>;
let door: Door;
let forms: ReturnType<typeof createSecondFactorForms>;
let staff: ReturnType<typeof createStaffActions>;
beforeAll(async () => {
  door = await startStaffServer();
  forms = createSecondFactorForms(door);
  staff = createStaffActions(door);
});
beforeEach(() => door.empty());
afterAll(() => door.close());

const rosa = { name: "Rosa Diaz", email: "rosa@shop.example", role: "sales" };
const max = { name: "Max Berg", email: "max@shop.example", role: "editor" };
const status = async (cookie: string) => (await door.open("/lake/v1/users/me", cookie)).status;
/** Signs in a member with an authenticator app by the first factor. */
async function pendingWithApp(person = rosa) {
  const { cookie, id } = await staff.inviteAndSignIn(person);
  const app = await forms.addApp(cookie);
  // The code of the setup is used, so the next one is valid in the next time step.
  door.clock.advance(60);
  const first = await staff.signInByEmail(person.email);
  return { ...app, id, pending: door.cookieOf(first), first };
}
const now = () => door.clock.now();

describe("member with an authenticator app", () => {
  it("starts a session only after the emailed code and the app's code", async () => {
    const { secret, pending, first } = await pendingWithApp();
    expect([first.status, first.headers.get("location")]).toEqual([303, "/studio/sign-in"]);
    expect(first.headers.get("set-cookie")).toMatch(/Max-Age=900; HttpOnly; SameSite=Strict$/);
    expect(await status(pending)).toBe(401);
    const page = await (await door.open("/studio/sign-in", pending)).text();
    expect(page).toContain("Code from your authenticator app");
    const entered = await forms.submitSecondFactor(pending, {
      code: computeTotpCode(secret, now()),
      next: "/studio/desk",
    });
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/studio/desk"]);
    expect(await status(door.cookieOf(entered))).toBe(200);
    expect(await status(pending)).toBe(401);
  });

  it("rejects a wrong code of the app and starts over after five", async () => {
    const { secret, pending } = await pendingWithApp();
    const right = computeTotpCode(secret, now());
    const wrong = right === "000000" ? "000001" : "000000";
    const refused = await forms.submitSecondFactor(pending, { code: wrong });
    expect([refused.status, await refused.text()]).toEqual([
      401,
      expect.stringContaining("That code wasn&#39;t accepted. Each code works only once."),
    ]);
    for (let attempt = 1; attempt < 5; attempt += 1) await forms.submitSecondFactor(pending, { code: wrong });
    const over = await forms.submitSecondFactor(pending, { code: right });
    expect([over.status, over.headers.get("set-cookie")]).toEqual([401, null]);
    expect(await over.text()).toContain("Your sign-in has ended. Please sign in again.");
    // A new email allows five more attempts.
    const again = door.cookieOf(await staff.signInByEmail(rosa.email));
    expect((await forms.submitSecondFactor(again, { code: computeTotpCode(secret, now()) })).status).toBe(
      303,
    );
  });

  it("rejects a used or earlier code of the app", async () => {
    const { secret, pending } = await pendingWithApp();
    const [earlier, code] = [new Date(now().getTime() - 30_000), computeTotpCode(secret, now())];
    expect((await forms.submitSecondFactor(pending, { code })).status).toBe(303);
    const second = door.cookieOf(await staff.signInByEmail(rosa.email));
    expect((await forms.submitSecondFactor(second, { code })).status).toBe(401);
    expect((await forms.submitSecondFactor(second, { code: computeTotpCode(secret, earlier) })).status).toBe(
      401,
    );
  });

  it.each([
    { seconds: -30, isAccepted: true },
    { seconds: 59, isAccepted: true },
    { seconds: -31, isAccepted: false },
    { seconds: 60, isAccepted: false },
  ])(
    "accepts a code $seconds seconds from the start of its step: $isAccepted",
    async ({ seconds, isAccepted }) => {
      const { secret, pending } = await pendingWithApp();
      const stepStart = Math.ceil(now().getTime() / 30_000) * 30_000 + 60_000;
      door.clock.advance((stepStart - now().getTime()) / 1000 + seconds);
      const entered = await forms.submitSecondFactor(pending, {
        code: computeTotpCode(secret, new Date(stepStart)),
      });
      expect(entered.status).toBe(isAccepted ? 303 : 401);
    },
  );

  it("starts over when the second factor was removed during the sign-in", async () => {
    const { pending } = await pendingWithApp();
    await door.db.delete(staffAuthenticators);
    const page = await (await door.open("/studio/sign-in", pending)).text();
    expect(page).toContain("Email me a link and a code");
    expect(page).not.toContain("One more step");
  });

  it("rejects a second factor that takes longer than fifteen minutes", async () => {
    const { secret, pending } = await pendingWithApp();
    door.clock.advance(15 * 60 - 1);
    expect(await (await door.open("/studio/sign-in", pending)).text()).toContain("One more step");
    door.clock.advance(1);
    expect((await forms.submitSecondFactor(pending, { code: computeTotpCode(secret, now()) })).status).toBe(
      401,
    );
  });

  it("accepts each recovery code once, in any spelling, and notifies the member by email", async () => {
    const { recoveryCodes, pending } = await pendingWithApp();
    expect(recoveryCodes).toHaveLength(10);
    const code = recoveryCodes[3] ?? "";
    const entered = await forms.submitSecondFactor(pending, {
      code: code.toLowerCase().replaceAll("-", " "),
    });
    expect(entered.status).toBe(303);
    const email = await door.readNewestEmail();
    expect([email.to, email.subject]).toEqual([
      "rosa@shop.example",
      "Your sign-in for the Stile & Rail Studio was changed",
    ]);
    expect(email.text).toContain("Rosa Diaz used a recovery code; 9 left.");
    const second = door.cookieOf(await staff.signInByEmail(rosa.email));
    expect((await forms.submitSecondFactor(second, { code })).status).toBe(401);
    expect((await forms.submitSecondFactor(second, { code: recoveryCodes[4] ?? "" })).status).toBe(303);
  });

  it("rejects another person's code, recovery code or passkey", async () => {
    const hers = await pendingWithApp();
    const his = await pendingWithApp(max);
    const passkey = createSoftwarePasskey(shopUrl);
    const { cookie } = await staff.inviteAndSignIn({ ...max, email: "mia@shop.example", name: "Mia" });
    await forms.addPasskey(cookie, passkey.register);
    const mias = door.cookieOf(await staff.signInByEmail("mia@shop.example"));
    const answer = passkey.use(await forms.passkeyOptions(mias));
    const theirs: readonly Record<string, string>[] = [
      { code: computeTotpCode(his.secret, now()) },
      { code: his.recoveryCodes[0] ?? "" },
      { answer },
    ];
    for (const fields of theirs)
      expect((await forms.submitSecondFactor(hers.pending, fields)).status).toBe(401);
    expect((await forms.submitSecondFactor(mias, { answer })).status).toBe(303);
  });

  it("starts no session when the member was removed or given another role between the two factors", async () => {
    for (const change of [{ action: "remove" }, { action: "role", role: "editor" }]) {
      const { secret, pending, id } = await pendingWithApp();
      await door.team(await door.administrator(), { ...change, id });
      const refused = await forms.submitSecondFactor(pending, { code: computeTotpCode(secret, now()) });
      expect([refused.status, refused.headers.get("set-cookie")]).toEqual([401, null]);
      await door.empty();
    }
  });

  it("leaves no readable secret of a second factor in the database or the log", async () => {
    const { secret, recoveryCodes, pending } = await pendingWithApp();
    await forms.submitSecondFactor(pending, { code: computeTotpCode(secret, now()) });
    const stored = JSON.stringify([
      await door.db.select().from(staffAuthenticators),
      await door.db.select().from(staffRecoveryCodes),
    ]);
    for (const word of [secret, recoveryCodes[0]?.replaceAll("-", "") ?? "", pending.split("=")[1] ?? ""]) {
      expect(stored).not.toContain(word);
      expect(door.getLogText()).not.toContain(word);
    }
    expect(door.getLogText()).toContain('"event":"first-factor-proven"');
  });
});

describe("member with a passkey", () => {
  async function pendingWithPasskey() {
    const { cookie } = await staff.inviteAndSignIn(rosa);
    const passkey = createSoftwarePasskey(shopUrl);
    const added = await forms.addPasskey(cookie, passkey.register);
    return { passkey, added, pending: door.cookieOf(await staff.signInByEmail(rosa.email)) };
  }

  it("signs a member in with a passkey after the emailed code", async () => {
    const { passkey, added, pending } = await pendingWithPasskey();
    expect([added.status, added.recoveryCodes.length]).toEqual([200, 10]);
    const answer = passkey.use(await forms.passkeyOptions(pending));
    const entered = await forms.submitSecondFactor(pending, { answer });
    expect(entered.status).toBe(303);
    expect(await status(door.cookieOf(entered))).toBe(200);
  });

  it("accepts each passkey challenge once, within five minutes and in the same sign-in", async () => {
    const { passkey, pending } = await pendingWithPasskey();
    const answer = passkey.use(await forms.passkeyOptions(pending));
    const other = door.cookieOf(await staff.signInByEmail(rosa.email));
    expect((await forms.submitSecondFactor(other, { answer })).status).toBe(401);
    const late = await forms.passkeyOptions(pending);
    door.clock.advance(5 * 60);
    expect((await forms.submitSecondFactor(pending, { answer: passkey.use(late) })).status).toBe(401);
    const inTime = await forms.passkeyOptions(pending);
    door.clock.advance(5 * 60 - 1);
    const last = passkey.use(inTime);
    expect((await forms.submitSecondFactor(pending, { answer: last })).status).toBe(303);
    const third = door.cookieOf(await staff.signInByEmail(rosa.email));
    expect((await forms.submitSecondFactor(third, { answer: last })).status).toBe(401);
  });

  it.each([
    ["another site's origin", { origin: "https://elsewhere.example" }],
    ["no verification of the user", { flags: 0 }],
    ["a counter that went back", { counter: 0 }],
  ])("rejects a sign-in by passkey with %s", async (_, deviation) => {
    const { passkey, pending } = await pendingWithPasskey();
    await forms.submitSecondFactor(pending, { answer: passkey.use(await forms.passkeyOptions(pending)) });
    const again = door.cookieOf(await staff.signInByEmail(rosa.email));
    const answer = passkey.use(await forms.passkeyOptions(again), deviation);
    expect((await forms.submitSecondFactor(again, { answer })).status).toBe(401);
  });

  it.each([
    ["another site's origin", { origin: "https://elsewhere.example" }],
    ["no verification of the user", { flags: 0 }],
  ])("rejects the registration of a passkey with %s", async (_, deviation) => {
    const { cookie } = await staff.inviteAndSignIn(rosa);
    const passkey = createSoftwarePasskey(shopUrl);
    const added = await forms.addPasskey(cookie, (options) => passkey.register(options, deviation));
    expect(added.status).toBe(422);
    expect(await door.db.select().from(staffAuthenticators)).toEqual([]);
  });

  it("rejects a response that is not from a passkey", async () => {
    const { pending } = await pendingWithPasskey();
    for (const answer of ["{}", "null", "[", '{"id":"a"}'])
      expect((await forms.submitSecondFactor(pending, { answer })).status).toBe(401);
  });
});
