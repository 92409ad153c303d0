import type { AppLoadContext } from "@remix-run/node";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import type { TestDatabase } from "#tests/support/database/database";
import { createFakeGateway } from "#tests/support/payments/fake-gateway";
import { type TestClock, testClock, testSecret } from "#tests/support/shop/shop-services";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { readMailbox } from "~/domains/email/mailbox/read-mailbox.server";
import { mailboxMailer } from "~/domains/email/mailers/mailbox.server";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { createSearchIndex } from "~/domains/search/search-index.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { createWebhookLimiter } from "~/edge/guards/webhook-limit.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { createLog } from "~/edge/services/log.server";
import { payables } from "~/edge/services/payables.server";
import type { Services } from "~/edge/services/services.server";
import { readEnv } from "~/edge/settings/env.server";
import { createVisitor, type Visitor } from "./visitor";

export type TestSite = {
  readonly services: Services & { readonly clock: TestClock };
  /** The log that an operator reads. */
  readonly getLogText: () => string;
  readonly visitor: (clientIp?: string) => Visitor;
  /** Sends due emails, and returns the newest sign-in email: its text, code and link. */
  readonly readNewestEmail: () => Promise<{
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly code: string;
    readonly link: string;
  }>;
};

/** Creates the routes of the shop over a real database, with a mailbox instead of a mail service. */
export function createTestSite(
  database: TestDatabase,
  settings: Readonly<Record<string, string>> = {},
): TestSite {
  const lines: string[] = [];
  const log = createLog("live", { write: (line) => void lines.push(line) });
  const env = readEnv({ SESSION_SECRET: testSecret, ...settings });
  if (!env.ok) throw new Error("the test's settings are malformed");
  const content = contentOf(shopContent);
  const catalog = createCatalog({ content, log });
  const clock = testClock();
  const limits = createRateLimits(log);
  const services = {
    db: database.db,
    content,
    catalog,
    search: createSearchIndex({ content, log }, catalog),
    clock,
    log,
    limits,
    webhooks: createWebhookLimiter(limits),
    gateways: { stripe: createFakeGateway().gateway },
    payables,
    files: createUploadFolder().files,
    uploadQuota: env.value.uploadQuota,
    challenge: null,
    mailer: mailboxMailer,
    env: { ...env.value, sessionSecret: testSecret },
  };
  return {
    services,
    getLogText: () => lines.join("\n"),
    visitor: (clientIp = "203.0.113.7") => createVisitor({ services, clientIp } satisfies AppLoadContext),
    readNewestEmail: async () => {
      const { publicUrl } = services.env;
      const writers = createEmailComposers({ ...services, publicUrl, sessionSecret: testSecret });
      while ((await sendDueEmails(services, writers)).sent > 0);
      clock.advance(1);
      const { emails } = await readMailbox(services.db, null);
      const newest = emails.find(({ kind }) => kind === "account-sign-in");
      const { open } = await readMailbox(services.db, newest?.id ?? null);
      if (!open) throw new Error("no mail was sent");
      const text = open.text ?? "";
      return {
        to: open.to,
        subject: open.subject,
        text,
        code: /^\d{4} \d{4}$/m.exec(text)?.[0] ?? "",
        link: /^http\S+$/m.exec(text)?.[0].replace(publicUrl, "") ?? "",
      };
    },
  };
}

/** Returns a visitor who has signed in by an emailed code. */
export async function signInAs(site: TestSite, email: string): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.post("/my-account/sign-in", { email });
  const { code } = await site.readNewestEmail();
  await visitor.post("/my-account/sign-in/code", { code });
  return visitor;
}
