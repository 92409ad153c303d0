import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  computeTotpCode,
  createSecondFactorForms,
  createStaffActions,
} from "#tests/support/team/second-factor";
import { startStaffServer } from "#tests/support/team/staff-server";

type Door = Awaited<ReturnType<typeof startStaffServer>>;
let door: Door;
beforeAll(async () => {
  door = await startStaffServer({ studioPassword: "seven soft-close hinges" });
});
beforeEach(() => door.empty());
afterAll(() => door.close());

type Shown = { readonly status: number; readonly html: string };
const shown = async (answer: Response): Promise<Shown> => ({
  status: answer.status,
  html: await answer.text(),
});

/** Returns the field with this id and its error message. */
function fieldOf({ html }: Shown, id: string) {
  const field = new RegExp(`<input id="${id}"[^>]*>`).exec(html)?.[0] ?? "";
  const described = /aria-describedby="([^"]+)"/.exec(field)?.[1];
  return {
    isInvalid: field.includes('aria-invalid="true"'),
    hasFocus: / autofocus/.test(field),
    value: /value="([^"]*)"/.exec(field)?.[1],
    error: new RegExp(`<p class="problem" id="${described}" role="alert">([^<]+)</p>`).exec(html)?.[1],
  };
}

const wrong = (error: string) => ({ isInvalid: true, hasFocus: true, error });

describe("sign-in page of staff", () => {
  it("validates only on the server, so that errors are the same without JavaScript", async () => {
    const { html } = await shown(await door.open("/studio/sign-in", ""));
    const forms = [...html.matchAll(/<form [^>]*>/g)].map(([form]) => form);
    expect(forms).toHaveLength(2);
    expect(forms.filter((form) => !form.endsWith(" novalidate>"))).toEqual([]);
  });

  it("shows an error below an empty password", async () => {
    const page = await shown(await door.post("/lake/auth/sign-in", { password: "" }));
    expect(page.status).toBe(422);
    expect(fieldOf(page, "password")).toMatchObject(wrong("Enter the Studio password."));
  });

  it("shows an error below a wrong password", async () => {
    const page = await shown(await door.post("/lake/auth/sign-in", { password: "guessed" }));
    expect(page.status).toBe(401);
    expect(fieldOf(page, "password")).toMatchObject(wrong("That isn&#39;t the Studio password."));
  });

  it.each([
    ["", "Enter your email address."],
    ["rosa@", "Invalid email address"],
    ['"><b>', "Invalid email address"],
  ])("shows an error for the email address '%s', keeps it and sends no email", async (email, error) => {
    const page = await shown(await door.post("/lake/auth/mail", { email }));
    expect(page.status).toBe(422);
    expect(fieldOf(page, "email")).toMatchObject(wrong(error));
    expect(fieldOf(page, "email").value).toBe(
      email.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    );
    expect(fieldOf(page, "password").hasFocus).toBe(false);
  });

  it("shows an error for an empty or wrong code and keeps the sign-in", async () => {
    const response = await (await door.post("/lake/auth/mail", { email: "rosa@shop.example" })).text();
    const id = /name="id" value="([^"]+)"/.exec(response)?.[1] ?? "";
    for (const [code, status, error] of [
      [" ", 422, "Enter the code from the email."],
      ["000000", 401, "That code isn&#39;t right, or it has expired."],
    ] as const) {
      const page = await shown(await door.post("/lake/auth/code", { id, code }));
      expect([page.status, fieldOf(page, "code")]).toEqual([status, { ...wrong(error), value: undefined }]);
      expect(page.html).toContain(`name="id" value="${id}"`);
    }
  });
});

describe("second factor page", () => {
  async function pendingWithApp() {
    const staff = createStaffActions(door);
    const forms = createSecondFactorForms(door);
    const { cookie } = await staff.inviteAndSignIn({
      name: "Rosa",
      email: "rosa@shop.example",
      role: "sales",
    });
    const { secret } = await forms.addApp(cookie);
    door.clock.advance(60);
    return { forms, secret, pending: door.cookieOf(await staff.signInByEmail("rosa@shop.example")) };
  }

  it("shows an error below an empty code, which costs no attempt", async () => {
    const { forms, secret, pending } = await pendingWithApp();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const page = await shown(await forms.submitSecondFactor(pending, { code: "" }));
      expect(page.status).toBe(422);
      expect(fieldOf(page, "code")).toMatchObject(wrong("Enter the code from your authenticator app."));
    }
    const entered = await forms.submitSecondFactor(pending, {
      code: computeTotpCode(secret, door.clock.now()),
    });
    expect(entered.status).toBe(303);
  });

  it.each([
    ["", 422, "Enter a recovery code."],
    ["AAAA-BBBB", 401, "That code wasn&#39;t accepted. Each code works only once."],
  ])("shows an error below the recovery code '%s'", async (code, status, error) => {
    const { forms, pending } = await pendingWithApp();
    const page = await shown(await forms.submitSecondFactor(pending, { code, kind: "recovery" }));
    expect(page.status).toBe(status);
    expect(fieldOf(page, "recovery-code")).toMatchObject(wrong(error));
    expect(page.html).toContain("<details open>");
    expect(fieldOf(page, "code")).toMatchObject({ isInvalid: false, hasFocus: false });
  });
});
