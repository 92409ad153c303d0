import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { auditEntries, staffSignIns } from "#db/schema/staff";
import { startStaffServer } from "#tests/support/team/staff-server";

type Door = Awaited<ReturnType<typeof startStaffServer>>;
let door: Door;
let boss = "";
beforeAll(async () => {
  door = await startStaffServer();
});
beforeEach(async () => {
  await door.empty();
  boss = await door.administrator();
});
afterAll(() => door.close());

const rosa = { name: "Rosa Diaz", email: "rosa@shop.example", role: "sales" };
const max = { name: "Max Berg", email: "max@shop.example", role: "administrator" };
const day = 24 * 60 * 60;
const invite = (person: object = rosa, by = boss) => door.team(by, { action: "invite", ...person });
const tokenOf = (link: string) => new URL(link, "http://shop").searchParams.get("token") ?? "";
const submit = (link: string) => door.post("/lake/auth/link", { token: tokenOf(link) });
/** Invites a person, signs them in and returns their cookie and id. */
async function joined(person: typeof rosa = rosa) {
  await invite(person);
  const cookie = door.cookieOf(await submit((await door.readNewestEmail()).link));
  const me = await (await door.open("/lake/v1/users/me", cookie)).json();
  return { cookie, id: String(me.id) };
}
const status = async (cookie: string) => (await door.open("/lake/v1/users/me", cookie)).status;
const log = async () => {
  const entries = await door.db.select().from(auditEntries).orderBy(auditEntries.position);
  return entries.map(({ author, text }) => `${author}: ${text}`);
};

describe("invited member", () => {
  it("emails an invited member a link that signs in after a click, with name and role", async () => {
    expect((await invite()).status).toBe(200);
    const dueEmail = await door.readNewestEmail();
    expect([dueEmail.to, dueEmail.subject]).toEqual([
      "rosa@shop.example",
      "Local Editor invited you to the Stile & Rail Studio",
    ]);
    expect(dueEmail.text).toContain(
      "as sales: quotes, orders, payments, messages from visitors and estimator prices.",
    );
    expect(dueEmail.code).toBe("");
    // Email scanners open links, so opening the link must not sign in.
    const page = await door.open(dueEmail.link);
    expect(page.headers.get("set-cookie")).toBeNull();
    expect(page.headers.get("referrer-policy")).toBe("strict-origin");
    expect(await page.text()).toContain("Sign in as Rosa Diaz");
    const entered = await submit(dueEmail.link);
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/studio"]);
    const me = await (await door.open("/lake/v1/users/me", door.cookieOf(entered))).json();
    expect(me).toMatchObject({ name: "Rosa Diaz", email: "rosa@shop.example", role: "sales" });
    expect((await submit(dueEmail.link)).status).toBe(401);
    expect(await log()).toEqual([
      "Local Editor: Invited Rosa Diaz (rosa@shop.example) as sales",
      "Rosa Diaz: Rosa Diaz joined as sales",
    ]);
  });

  it("accepts another invitation after the link expired after seven days", async () => {
    await invite();
    const { link } = await door.readNewestEmail();
    door.clock.advance(7 * day);
    boss = await door.administrator();
    expect((await door.open(link)).status).toBe(404);
    expect((await submit(link)).status).toBe(401);
    const [member] = (await (await door.team(boss)).json()).members;
    expect(member).toMatchObject({ name: "Rosa Diaz", state: "expired" });
    await door.team(boss, { action: "invite-again", id: member.id });
    const again = await door.readNewestEmail();
    expect((await submit(again.link)).status).toBe(303);
  });

  it("accepts only the newest of two invitations", async () => {
    await invite();
    const first = await door.readNewestEmail();
    await invite({ ...rosa, email: " ROSA@shop.example ", name: "Rosa D.", role: "editor" });
    const second = await door.readNewestEmail();
    expect((await submit(first.link)).status).toBe(401);
    const cookie = door.cookieOf(await submit(second.link));
    expect(await (await door.open("/lake/v1/users/me", cookie)).json()).toMatchObject({
      ...{ name: "Rosa D.", role: "editor" },
    });
    const refused = await invite();
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      "This email address already belongs to a team member.",
    ]);
  });

  it("lists an invited member as waiting while no email can be sent, and sends it later", async () => {
    await invite();
    const offline = {
      keepsCopies: false,
      send: async () => ({ ok: false, failure: { code: "unavailable", message: "no network" } }) as never,
    };
    expect((await door.readNewestEmail(offline)).to).toBe("");
    expect((await (await door.team(boss)).json()).members).toMatchObject([{ state: "unsent" }]);
    door.clock.advance(3600);
    expect((await submit((await door.readNewestEmail()).link)).status).toBe(303);
    boss = await door.administrator();
    expect((await (await door.team(boss)).json()).members).toMatchObject([{ state: "joined" }]);
  });
});

describe("staff member", () => {
  const ask = async (email: string) => {
    const page = await door.post("/lake/auth/mail", { email, next: "/studio/desk" });
    const body = await page.text();
    return { status: page.status, body, id: /name="id" value="([^"]+)"/.exec(body)?.[1] ?? "" };
  };

  it("signs a staff member in with the emailed code in the same browser within five attempts", async () => {
    await joined();
    const { id } = await ask("Rosa@Shop.example");
    const { code } = await door.readNewestEmail();
    const wrong = await door.post("/lake/auth/code", { id, code: "0000 0000" });
    expect([wrong.status, await wrong.text()]).toEqual([
      401,
      expect.stringContaining("That code isn&#39;t right, or it has expired."),
    ]);
    const entered = await door.post("/lake/auth/code", { id, code, next: "/studio/desk" });
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/studio/desk"]);
    expect(await status(door.cookieOf(entered))).toBe(200);
    expect((await door.post("/lake/auth/code", { id, code })).status).toBe(401);
    const second = await ask(rosa.email);
    const dueEmail = await door.readNewestEmail();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await door.post("/lake/auth/code", { id: second.id, code: "0000 0000" });
    expect((await door.post("/lake/auth/code", { id: second.id, code: dueEmail.code })).status).toBe(401);
  });

  it("responds the same to a staff member and to a stranger, who receives no email", async () => {
    await joined();
    await door.db.delete(outbox);
    const [known, stranger] = [await ask(rosa.email), await ask("nobody@shop.example")];
    expect(stranger.body.replace(stranger.id, "")).toBe(known.body.replace(known.id, ""));
    await invite({ ...max });
    await door.readNewestEmail();
    await ask(max.email);
    await door.readNewestEmail();
    const sent = (await door.db.select().from(outbox)).flatMap(({ recipient }) => recipient || []);
    // An invited member who has not joined can sign in only with the invitation link.
    expect(sent.toSorted()).toEqual(["max@shop.example", "rosa@shop.example"]);
  });

  it("signs a removed staff member out everywhere and invalidates open links", async () => {
    const { cookie, id } = await joined();
    const { id: signInId } = await ask(rosa.email);
    const dueEmail = await door.readNewestEmail();
    expect(await status(cookie)).toBe(200);
    expect((await door.team(boss, { action: "remove", id })).status).toBe(200);
    expect(await status(cookie)).toBe(401);
    expect((await submit(dueEmail.link)).status).toBe(401);
    expect((await door.post("/lake/auth/code", { id: signInId, code: dueEmail.code })).status).toBe(401);
    const { done } = await (await door.team(boss)).json();
    expect(done.map(({ author, text }: { author: string; text: string }) => `${author}: ${text}`)).toEqual([
      "Local Editor: Removed Rosa Diaz (rosa@shop.example)",
      "Rosa Diaz: Rosa Diaz joined as sales",
      "Local Editor: Invited Rosa Diaz (rosa@shop.example) as sales",
    ]);
    // Past entries in the audit log keep the member's name.
    const then = await (await door.open(`/lake/v1/users/${id}`, boss)).json();
    expect(then.displayName).toBe("Rosa Diaz");
    await invite({ ...rosa, role: "editor" });
    await submit((await door.readNewestEmail()).link);
    expect((await (await door.team(boss)).json()).members).toMatchObject([{ id, role: "editor" }]);
  });

  it("gives a staff member a new role at the next sign-in", async () => {
    const { cookie, id } = await joined();
    await door.team(boss, { action: "role", id, role: "editor" });
    expect(await status(cookie)).toBe(401);
    const { id: signInId } = await ask(rosa.email);
    const { code } = await door.readNewestEmail();
    const again = door.cookieOf(await door.post("/lake/auth/code", { id: signInId, code }));
    expect((await (await door.open("/lake/v1/users/me", again)).json()).role).toBe("editor");
    expect((await door.team(again)).status).toBe(403);
  });

  it("keeps the last administrator, even with two simultaneous requests", async () => {
    const first = await joined(max);
    const refused = await door.team(first.cookie, { action: "remove", id: first.id });
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      "The shop needs an administrator: make someone else one first.",
    ]);
    expect((await door.team(boss, { action: "role", id: first.id, role: "sales" })).status).toBe(409);
    // An invited administrator does not count before joining.
    await invite({ ...rosa, role: "administrator" });
    expect((await door.team(boss, { action: "remove", id: first.id })).status).toBe(409);
    const cookie = door.cookieOf(await submit((await door.readNewestEmail()).link));
    const { id } = await (await door.open("/lake/v1/users/me", cookie)).json();
    const both = await Promise.all(
      [first.id, id].map((one) => door.team(boss, { action: "remove", id: one })),
    );
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it("lists a staff member with all browsers, and lets an administrator sign them out", async () => {
    const { cookie } = await joined();
    const { sessions } = await (await door.team(boss)).json();
    const session = sessions.find(({ name }: { name: string }) => name === "Rosa Diaz");
    expect(session).toMatchObject({ role: "sales", browser: "A browser", isThis: false });
    expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject([
      { name: "Local Editor" },
    ]);
    expect((await door.team(boss, {}, `/sessions/${session.id}`)).status).toBe(200);
    expect(await status(cookie)).toBe(401);
  });

  it("names a staff member as the author in the Studio's history", async () => {
    const { cookie, id } = await joined({ ...rosa, role: "editor" });
    const body = { mutations: [{ createOrReplace: { _id: "note-1", _type: "note", title: "Hers" } }] };
    expect((await door.write(cookie, body)).status).toBe(200);
    const history = await (
      await door.open("/lake/v1/data/history/production/transactions/note-1?excludeContent=true", cookie)
    ).text();
    expect(history).toContain(`"author":"${id}"`);
  });
});

describe("staff sign-in tokens", () => {
  it("creates random sign-in tokens and stores none in a usable form in database or log", async () => {
    await invite();
    const one = await door.readNewestEmail();
    await invite();
    const two = await door.readNewestEmail();
    expect(tokenOf(one.link)).not.toBe(tokenOf(two.link));
    const secret = tokenOf(two.link).split(".")[1] ?? "";
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await door.db.select().from(staffSignIns))).not.toContain(secret);
    await door.open(two.link);
    await submit(two.link);
    expect(door.getLogText()).not.toContain(secret);
    expect(door.getLogText()).not.toContain("rosa@shop.example");
  });

  it("accepts staff sign-in tokens only from the shop's pages", async () => {
    await invite();
    const { link } = await door.readNewestEmail();
    const foreign = await door.postCrossSite("/lake/auth/link", { token: tokenOf(link) });
    expect([foreign.status, foreign.headers.get("set-cookie")]).toEqual([403, null]);
    expect((await door.postCrossSite("/lake/auth/mail", { email: rosa.email })).status).toBe(403);
    expect((await submit(link)).status).toBe(303);
  });
});
