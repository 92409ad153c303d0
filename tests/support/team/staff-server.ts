import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { editorIdentity } from "@stile-and-rail/content-lake";
import { sql } from "drizzle-orm";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { startTestLake } from "#tests/support/content/test-lake";
import { testClock, testSecret } from "#tests/support/shop/shop-services";
import { readMailbox } from "~/domains/email/mailbox/read-mailbox.server";
import { mailboxMailer } from "~/domains/email/mailers/mailbox.server";
import type { Mailer } from "~/domains/email/mailers/mailer";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { createLog } from "~/edge/services/log.server";
import { readEnv } from "~/edge/settings/env.server";
import { createSecondFactors } from "~/edge/staff/second-factors.server";
import { createStaffAccountsMount } from "~/edge/staff/staff-accounts-mount.server";
import { createStaffDirectory } from "~/edge/staff/staff-directory.server";
import type { ResolveStaff } from "~/edge/staff/staff-mount";

/** The origin where the tests create and use passkeys. */
export const shopUrl = "http://localhost:3000";

/** Starts the Studio endpoints of a shop whose staff sign in by email: content lake, staff pages and emails. */
export async function startStaffServer({
  studioPassword,
}: {
  readonly studioPassword?: string | undefined;
} = {}) {
  const lines: string[] = [];
  const log = createLog("live", { write: (line) => void lines.push(line) });
  const clock = testClock();
  const limits = createRateLimits(log);
  const env = readEnv({ SESSION_SECRET: testSecret });
  if (!env.ok) throw new Error("the test's settings are malformed");
  const { resend: _, ...settings } = env.value;
  const shop = await startTestLake({
    empty: true,
    trustedProxies: ["127.0.0.1"],
    clock,
    log,
    people: (db) =>
      createStaffDirectory({ db, clock, limits, env: { ...settings, sessionSecret: testSecret } }),
    secondFactors: (db) =>
      createSecondFactors({ db, clock, env: { sessionSecret: testSecret, publicUrl: shopUrl } }),
    studioPassword,
  });
  const { db } = shop.database;
  const { auth, sessions } = shop.lake.services;
  const sessionOf = (request: IncomingMessage) => auth.findSession(request);
  const staffOf: ResolveStaff = async (request) => {
    const identity = auth.identify(request);
    return identity.ok ? identity.value : null;
  };
  const mount = createStaffAccountsMount({ db, clock, sessions, sessionOf }, staffOf);
  const team = createServer((request, response) =>
    mount.answer(request, response, () => response.writeHead(500).end()),
  ).listen(0);
  const teamUrl = `http://127.0.0.1:${(team.address() as AddressInfo).port}`;

  // Attempts are counted by client IP, so each test uses another one.
  let clientNumber = 0;
  const from = () => ({ "X-Forwarded-For": `203.0.113.${clientNumber}` });
  const send = (url: string, cookie: string, body: URLSearchParams | object) =>
    fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { ...from(), Origin: new URL(url).origin, Cookie: cookie },
      body: body instanceof URLSearchParams ? body : JSON.stringify(body),
    });
  const cookieOf = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";

  return {
    db,
    clock,
    staffOf,
    database: shop.database,
    url: shop.url,
    getLogText: () => lines.join("\n"),
    /** Submits a form of the sign-in pages. */
    post: (path: string, fields: Record<string, string>, cookie = "") =>
      send(shop.url + path, cookie, new URLSearchParams(fields)),
    open: (path: string, cookie = "") => fetch(shop.url + path, { headers: { ...from(), Cookie: cookie } }),
    /** Submits the same form from another site. */
    postCrossSite: (path: string, fields: Record<string, string>) =>
      fetch(shop.url + path, {
        method: "POST",
        headers: { Origin: "https://elsewhere.example" },
        body: new URLSearchParams(fields),
      }),
    /** Sends a change of content. */
    write: (cookie: string, mutations: object) =>
      send(`${shop.url}/lake/v1/data/mutate/production`, cookie, mutations),
    cookieOf,
    /** Sends an administrator's change of the staff. */
    team: (cookie: string, body?: object, path = "") =>
      body
        ? send(`${teamUrl}/staff-accounts${path}`, cookie, body)
        : fetch(`${teamUrl}/staff-accounts`, { headers: { Cookie: cookie } }),
    /** Signs in by the button of the demo. */
    administrator: async () => `lake_session=${await sessions.start(editorIdentity, "")}`,
    /** Sends due emails, and returns the newest one with its code and link. */
    readNewestEmail: async (mailer: Mailer = mailboxMailer) => {
      const content = contentOf(shopContent);
      const parts = {
        db,
        content,
        clock,
        log,
        publicUrl: shopUrl,
        sessionSecret: testSecret,
      };
      while ((await sendDueEmails({ db, mailer, clock, log }, createEmailComposers(parts))).sent > 0);
      clock.advance(1);
      const { emails } = await readMailbox(db, null);
      const { open } = await readMailbox(db, emails.find(({ to }) => to)?.id ?? null);
      const text = open?.text ?? "";
      return {
        ...{ to: open?.to ?? "", subject: open?.subject ?? "", text },
        code: /^\d{4} \d{4}$/m.exec(text)?.[0] ?? "",
        link: /^http\S+$/m.exec(text)?.[0].replace(shopUrl, "") ?? "",
      };
    },
    /** Removes all staff, sessions and emails. */
    empty: async () => {
      clientNumber += 1;
      await sessions.end(sessions.list().map(({ id }) => id));
      await db.execute(
        sql`truncate table staff_member, staff_sign_in, staff_authenticator, staff_recovery_code, staff_webauthn_challenge, staff_factor_demand, lake_pending_sign_in, outbox, audit_entry cascade`,
      );
    },
    close: async () => {
      team.close();
      await shop.close();
    },
  };
}
