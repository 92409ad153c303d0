import { Secret, TOTP } from "otpauth";
import type { startStaffServer } from "./staff-server";

type StaffServer = Awaited<ReturnType<typeof startStaffServer>>;

const yourSignInPath = "/lake/auth/your-sign-in";

/** Computes the code of an authenticator app for a secret at a given time. */
export function computeTotpCode(secret: string, time: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });
}

/** Creates the actions of staff on their second factor, through the forms of the real pages. */
export function createSecondFactorForms(door: StaffServer) {
  const change = (cookie: string, fields: Record<string, string>) =>
    door.post(yourSignInPath, fields, cookie);
  const optionsIn = (html: string) => {
    const written = /data-options="([^"]+)"/.exec(html)?.[1] ?? "null";
    return JSON.parse(written.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  };
  const cookieAfter = (answer: Response, before: string) =>
    answer.headers.get("set-cookie") ? door.cookieOf(answer) : before;
  const codesIn = (html: string) =>
    [...html.matchAll(/<li>((?:\w{4}-){5}\w{4})<\/li>/g)].map(([, code]) => code ?? "");

  return {
    change,
    optionsIn,
    submitSecondFactor: (cookie: string, fields: Record<string, string>) =>
      door.post("/lake/auth/second-factor", fields, cookie),
    page: (cookie: string) => door.open(yourSignInPath, cookie),
    /** Starts the setup of an authenticator app, and returns its secret and the setup's id. */
    startAppSetup: async (cookie: string) => {
      const html = await (await change(cookie, { action: "begin-totp" })).text();
      return {
        id: /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "",
        secret: (/Setup key: <code>([^<]+)</.exec(html)?.[1] ?? "").replaceAll(" ", ""),
      };
    },
    /** Sets up an authenticator app, and returns its secret, the recovery codes and the new cookie. */
    addApp: async (cookie: string, name = "Phone") => {
      const html = await (await change(cookie, { action: "begin-totp" })).text();
      const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
      const secret = (/Setup key: <code>([^<]+)</.exec(html)?.[1] ?? "").replaceAll(" ", "");
      const code = computeTotpCode(secret, door.clock.now());
      const added = await change(cookie, { action: "confirm-totp", id, code, name });
      return {
        ...{ secret, status: added.status, cookie: cookieAfter(added, cookie) },
        recoveryCodes: codesIn(await added.text()),
      };
    },
    /** Creates a passkey with the options of the page. */
    addPasskey: async (cookie: string, register: (options: never) => string, name = "Laptop") => {
      const options = optionsIn(await (await change(cookie, { action: "begin-passkey" })).text());
      const added = await change(cookie, { action: "add-passkey", name, answer: register(options as never) });
      return {
        ...{ status: added.status, cookie: cookieAfter(added, cookie) },
        recoveryCodes: codesIn(await added.text()),
      };
    },
    /** The challenge that the sign-in page shows for a passkey. */
    passkeyOptions: async (cookie: string) =>
      optionsIn(await (await door.open("/studio/sign-in", cookie)).text()),
    codesIn,
  };
}

/** Invites a staff member, accepts the invitation, and signs them in again by email. */
export function createStaffActions(door: StaffServer) {
  const tokenOf = (link: string) => new URL(link, "http://shop").searchParams.get("token") ?? "";
  return {
    /** The first session and the id of the staff member. */
    inviteAndSignIn: async (person: {
      readonly name: string;
      readonly email: string;
      readonly role: string;
    }) => {
      const boss = await door.administrator();
      await door.team(boss, { action: "invite", ...person });
      const link = tokenOf((await door.readNewestEmail()).link);
      const cookie = door.cookieOf(await door.post("/lake/auth/link", { token: link }));
      const { members } = await (await door.team(boss)).json();
      return {
        cookie,
        id: String(members.find(({ email }: { email: string }) => email === person.email)?.id),
      };
    },
    /** The response to an emailed code. */
    signInByEmail: async (email: string, next = "") => {
      const page = await (await door.post("/lake/auth/mail", { email })).text();
      const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "";
      const { code } = await door.readNewestEmail();
      return door.post("/lake/auth/code", { id, code, next });
    },
  };
}
