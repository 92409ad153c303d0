import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries, staffAuthenticators } from "#db/schema/staff";
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
const now = () => door.clock.now();
const status = async (cookie: string) => (await door.open("/lake/v1/users/me", cookie)).status;
const idIn = (html: string) => /id="authenticator-([^"]+)"/.exec(html)?.[1] ?? "";
const log = async () => {
  const entries = await door.db.select().from(auditEntries).orderBy(auditEntries.position);
  return entries.map(({ author, text }) => `${author}: ${text}`);
};
const demand = async (role: string, isDemanded = true) =>
  door.team(await door.administrator(), { action: "demand-second-factor", role, isDemanded });

describe("second factor of a member", () => {
  it("lets its owner add, rename and remove a second factor, with audit log and email", async () => {
    const { cookie } = await staff.inviteAndSignIn(rosa);
    const app = await forms.addApp(cookie);
    const list = await (await forms.page(app.cookie)).text();
    expect(list).toContain("Authenticator app, added 2026-03-02, not used yet");
    expect((await door.readNewestEmail()).text).toContain("Rosa Diaz added the authenticator app “Phone”.");
    const id = idIn(list);
    const renamed = await forms.change(app.cookie, { action: "rename", id, name: "<b>Work</b> phone" });
    expect([renamed.status, renamed.headers.get("location")]).toEqual([303, "/lake/auth/your-sign-in"]);
    expect(await (await forms.page(app.cookie)).text()).toContain("&lt;b&gt;Work&lt;/b&gt; phone");
    expect((await forms.change(app.cookie, { action: "remove", id })).status).toBe(303);
    expect((await staff.signInByEmail(rosa.email)).headers.get("location")).toBe("/studio");
    expect((await log()).slice(2)).toEqual([
      "Rosa Diaz: Rosa Diaz added the authenticator app “Phone”",
      "Rosa Diaz: Rosa Diaz renamed the authenticator app “Phone” to “<b>Work</b> phone”",
      "Rosa Diaz: Rosa Diaz removed the authenticator app “<b>Work</b> phone”",
    ]);
  });

  it("activates a second factor only after the owner enters a code of the app within fifteen minutes", async () => {
    const { cookie } = await staff.inviteAndSignIn(rosa);
    const late = await forms.startAppSetup(cookie);
    const wrong = await forms.change(cookie, {
      ...late,
      action: "confirm-totp",
      code: "000000",
      name: "Phone",
    });
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining("That code isn&#39;t right. Enter the one your app shows now."),
    ]);
    expect((await staff.signInByEmail(rosa.email)).headers.get("location")).toBe("/studio");
    door.clock.advance(15 * 60);
    const again = door.cookieOf(await staff.signInByEmail(rosa.email));
    const confirm = {
      action: "confirm-totp",
      id: late.id,
      code: computeTotpCode(late.secret, now()),
      name: "Phone",
    };
    expect(await (await forms.change(again, confirm)).text()).toContain(
      "This setup has expired. Start again.",
    );
  });

  it("allows changes of a second factor within ten minutes of a sign-in or a code", async () => {
    const { cookie } = await staff.inviteAndSignIn(rosa);
    const app = await forms.addApp(cookie);
    const id = idIn(await (await forms.page(app.cookie)).text());
    door.clock.advance(10 * 60 - 1);
    expect((await forms.change(app.cookie, { action: "rename", id, name: "Mine" })).status).toBe(303);
    door.clock.advance(1);
    for (const action of ["begin-totp", "begin-passkey", "rename", "remove", "recovery-codes"]) {
      const refused = await forms.change(app.cookie, { action, id, name: "Theirs" });
      expect([action, refused.status]).toEqual([action, 403]);
    }
    const proven = await forms.submitSecondFactor(app.cookie, {
      code: computeTotpCode(app.secret, now()),
      next: "/lake/auth/your-sign-in",
    });
    expect(proven.headers.get("location")).toBe("/lake/auth/your-sign-in");
    const renewed = door.cookieOf(proven);
    expect([await status(app.cookie), await status(renewed)]).toEqual([401, 200]);
    expect((await forms.change(renewed, { action: "rename", id, name: "Mine again" })).status).toBe(303);
  });

  it("ends the owner's other sessions after a change of the second factor", async () => {
    const { cookie } = await staff.inviteAndSignIn(rosa);
    const other = door.cookieOf(await staff.signInByEmail(rosa.email));
    const app = await forms.addApp(cookie);
    expect([await status(other), await status(cookie), await status(app.cookie)]).toEqual([401, 401, 200]);
  });

  it("invalidates old recovery codes when new ones are created", async () => {
    const { cookie } = await staff.inviteAndSignIn(rosa);
    const app = await forms.addApp(cookie);
    const page = await forms.change(app.cookie, { action: "recovery-codes" });
    const renewed = forms.codesIn(await page.text());
    expect([renewed.length, new Set([...renewed, ...app.recoveryCodes]).size]).toEqual([10, 20]);
    const pending = door.cookieOf(await staff.signInByEmail(rosa.email));
    expect((await forms.submitSecondFactor(pending, { code: app.recoveryCodes[0] ?? "" })).status).toBe(401);
    expect((await forms.submitSecondFactor(pending, { code: renewed[0] ?? "" })).status).toBe(303);
  });

  it("rejects changes of a second factor by another person, from another site or without a sign-in", async () => {
    const { cookie } = await staff.inviteAndSignIn(rosa);
    const app = await forms.addApp(cookie);
    const id = idIn(await (await forms.page(app.cookie)).text());
    const max = await staff.inviteAndSignIn({
      name: "Max",
      email: "max@shop.example",
      role: "administrator",
    });
    for (const action of ["rename", "remove"])
      expect((await forms.change(max.cookie, { action, id, name: "Mine" })).status).toBe(409);
    expect((await door.postCrossSite("/lake/auth/your-sign-in", { action: "remove", id })).status).toBe(403);
    expect((await door.postCrossSite("/lake/auth/second-factor", { code: "000000" })).status).toBe(403);
    expect((await forms.change("", { action: "remove", id })).status).toBe(401);
    expect(await door.db.select().from(staffAuthenticators)).toMatchObject([{ id, name: "Phone" }]);
  });

  it("limits a member to ten authenticators", async () => {
    let { cookie } = await staff.inviteAndSignIn(rosa);
    for (let number = 1; number <= 11; number += 1) {
      const added = await forms.addPasskey(cookie, createSoftwarePasskey(shopUrl).register);
      expect(added.status).toBe(number === 1 ? 200 : number <= 10 ? 303 : 422);
      cookie = added.cookie;
    }
  });
});

describe("role with a required second factor", () => {
  it("signs out members without a required second factor and asks for a setup", async () => {
    const { cookie } = await staff.inviteAndSignIn(rosa);
    expect((await demand("sales")).status).toBe(200);
    expect(await status(cookie)).toBe(401);
    const first = await staff.signInByEmail(rosa.email);
    const pending = door.cookieOf(first);
    expect(first.headers.get("location")).toBe("/studio/sign-in");
    expect(await status(pending)).toBe(401);
    const page = await door.open("/studio/sign-in", pending);
    expect(page.url).toContain("/lake/auth/your-sign-in");
    expect(await page.text()).toContain("Set up a second factor");
    const app = await forms.addApp(pending);
    expect([app.status, app.recoveryCodes.length]).toEqual([200, 10]);
    expect([await status(app.cookie), await status(pending)]).toEqual([200, 401]);
    const id = idIn(await (await forms.page(app.cookie)).text());
    expect(await (await forms.change(app.cookie, { action: "remove", id })).text()).toContain(
      "Your role needs a second factor. Add another one before you remove the last.",
    );
  });

  it("keeps the sessions of members who proved one and of other roles", async () => {
    const { cookie } = await staff.inviteAndSignIn(rosa);
    const app = await forms.addApp(cookie);
    const editor = await staff.inviteAndSignIn({ name: "Max", email: "max@shop.example", role: "editor" });
    await demand("sales");
    expect([await status(app.cookie), await status(editor.cookie)]).toEqual([200, 200]);
    expect((await log()).at(-1)).toBe("Local Editor: Required a second factor for the role sales");
    await demand("sales", false);
    expect((await log()).at(-1)).toBe("Local Editor: No longer requires a second factor for the role sales");
  });

  it("allows the setup of a first authenticator only", async () => {
    await staff.inviteAndSignIn(rosa);
    await demand("sales");
    const [one, other] = [
      door.cookieOf(await staff.signInByEmail(rosa.email)),
      door.cookieOf(await staff.signInByEmail(rosa.email)),
    ];
    const passkey = createSoftwarePasskey(shopUrl);
    const options = forms.optionsIn(await (await forms.change(other, { action: "begin-passkey" })).text());
    expect((await forms.addApp(one)).status).toBe(200);
    const answer = passkey.register(options);
    const refused = await forms.change(other, { action: "add-passkey", name: "Laptop", answer });
    expect([refused.status, refused.headers.get("set-cookie")]).toEqual([401, null]);
    expect(await door.db.select().from(staffAuthenticators)).toHaveLength(1);
  });

  it("shows required second factors to administrators, and lets only them require or reset one", async () => {
    const { cookie, id } = await staff.inviteAndSignIn(rosa);
    const app = await forms.addApp(cookie);
    await demand("administrator");
    const team = await (await door.team(await door.administrator())).json();
    expect(team.secondFactor).toEqual({ demanded: ["administrator"], passwordAuthenticators: 0 });
    expect(team.members).toMatchObject([{ name: "Rosa Diaz", authenticators: 1 }]);
    for (const body of [
      { action: "reset-second-factor", id },
      { action: "demand-second-factor", role: "sales", isDemanded: true },
    ])
      expect((await door.team(app.cookie, body)).status).toBe(403);
  });
});

describe("lost second factor", () => {
  it("lets an administrator reset a lost second factor, with sign-out, email and audit log", async () => {
    const { cookie, id } = await staff.inviteAndSignIn(rosa);
    const app = await forms.addApp(cookie);
    await door.readNewestEmail();
    expect((await door.team(await door.administrator(), { action: "reset-second-factor", id })).status).toBe(
      200,
    );
    expect(await status(app.cookie)).toBe(401);
    expect((await log()).at(-1)).toBe("Local Editor: Local Editor reset the second factor of Rosa Diaz");
    expect((await door.readNewestEmail()).text).toContain(
      "Local Editor reset the second factor of Rosa Diaz.",
    );
    expect((await staff.signInByEmail(rosa.email)).headers.get("location")).toBe("/studio");
  });

  it("deletes a second factor when an administrator removes the member", async () => {
    const { cookie, id } = await staff.inviteAndSignIn(rosa);
    await forms.addApp(cookie);
    await door.team(await door.administrator(), { action: "remove", id });
    expect(await door.db.select().from(staffAuthenticators)).toEqual([]);
  });
});

describe("demo button", () => {
  it("opens the Studio without a second factor, even if roles require one", async () => {
    await demand("administrator");
    const entered = await fetch(`${door.url}/lake/auth/sign-in`, {
      method: "POST",
      headers: { Origin: door.url },
    });
    const cookie = door.cookieOf(entered);
    expect(await status(cookie)).toBe(200);
    expect(await (await forms.page(cookie)).text()).toContain("You came in with the demo's button");
    expect((await forms.change(cookie, { action: "begin-totp" })).status).toBe(403);
  });
});
