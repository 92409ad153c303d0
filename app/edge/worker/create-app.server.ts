import { seedDemoAccount } from "~/domains/account/seed-demo-account.server";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { createRecaptchaVerifier } from "~/domains/forms/challenge/recaptcha.server";
import { createSearchIndex } from "~/domains/search/search-index.server";
import { systemClock } from "~/kernel/time/clock";
import { createBackOfficeMount } from "../back-office/back-office-mount.server";
import { seedDemoQuotes } from "../demo/demo-quotes.server";
import { createRateLimits, type RateLimits } from "../guards/rate-limits.server";
import { createWebhookLimiter } from "../guards/webhook-limit.server";
import type { Mount } from "../http/mount";
import type { HealthProbe } from "../monitoring/health.server";
import { createApiDocsMount } from "../openapi/docs-mount.server";
import { createPreviewCookies } from "../pages/preview.server";
import { createPreviewMount, type PreviewMountOptions } from "../preview/preview-mount.server";
import { createPreviewResolver, type PreviewResolver } from "../preview/resolve-preview.server";
import { startBackgroundJobs } from "../process/background-jobs.server";
import { type OpenOptions, openDatabaseAndStorages } from "../process/open-database.server";
import { type ContentSource, openContentSource } from "../services/content-source.server";
import { createMailer } from "../services/email-composers.server";
import { createFileStore } from "../services/files.server";
import { createGateways } from "../services/gateways.server";
import { createLog } from "../services/log.server";
import { payables } from "../services/payables.server";
import type { Services } from "../services/services.server";
import type { Env } from "../settings/env.server";
import { addSessionSecret } from "../settings/session-secret.server";
import { createInboxMount } from "../staff/inbox-mount.server";
import { createPaymentReviewsMount } from "../staff/payment-reviews-mount.server";
import { createSecondFactors } from "../staff/second-factors.server";
import { createStaffAccountsMount } from "../staff/staff-accounts-mount.server";
import { createStaffDirectory } from "../staff/staff-directory.server";
import { createEmailPreviewMount } from "../studio/email-preview-mount.server";
import { createStudioMount } from "../studio/studio-mount.server";

/** The parts of the app besides its pages: services, mounts, health probes and background jobs. */
export type App = {
  readonly services: Services;
  readonly mounts: readonly Mount[];
  readonly probes: readonly HealthProbe[];
  readonly resolvePreview: PreviewResolver;
  /** The memory of database and content in bytes, by purpose. */
  readonly memoryUsage: () => Readonly<Record<string, number>>;
  readonly onCommitRead: ContentSource["onCommitRead"];
  readonly startJobs: () => void;
  readonly endStreams: () => void;
  readonly close: () => Promise<void>;
};

/**
 * Opens the database and the content; the caller holds the lock of the data directory. `limits` is for the embedded
 * database. Servers that share a Postgres share the rate limits in it.
 */
export async function createApp(
  settings: Env,
  commandToken: string,
  limits: RateLimits,
  openOptions: OpenOptions = {},
): Promise<App> {
  const log = createLog(settings.mode);
  const database = await openDatabaseAndStorages(settings, log, openOptions);
  const env = addSessionSecret(settings);
  const rateLimits = database.kind === "postgres" ? createRateLimits(log, database.db) : limits;
  const staffDirectory = createStaffDirectory({
    db: database.db,
    clock: systemClock,
    limits: rateLimits,
    env,
  });
  const secondFactors = createSecondFactors({ db: database.db, clock: systemClock, env });
  const staffAccess = { commandToken, staffDirectory, secondFactors };
  const source = await openContentSource(env, database, log, staffAccess);
  const catalog = createCatalog({ content: source.content, log });
  const services: Services = {
    db: database.db,
    content: source.content,
    catalog,
    search: createSearchIndex({ content: source.content, log }, catalog),
    clock: systemClock,
    log,
    limits: rateLimits,
    webhooks: createWebhookLimiter(rateLimits),
    gateways: createGateways(env),
    payables,
    mailer: createMailer(env),
    files: createFileStore(env),
    uploadQuota: env.uploadQuota,
    challenge: env.recaptcha ? createRecaptchaVerifier(env.recaptcha, log) : null,
    env,
  };
  if (env.mode === "demo") await seedDemo(services);
  const preview = createPreviewCookies(env.sessionSecret, env);
  const shared = database.kind === "postgres" ? database.db : null;
  const mounts = createMounts(services, source, { preview, countsIn: shared });
  let stopJobs = async () => {};
  return {
    services,
    mounts,
    resolvePreview: createPreviewResolver({ ...source, services, preview }),
    memoryUsage: () => ({
      ...(database.kind === "pglite" ? { database: database.memoryBytes() } : {}),
      ...source.memoryUsage(),
    }),
    onCommitRead: source.onCommitRead,
    probes: [{ name: "database", answers: database.ping }, ...source.probes],
    startJobs: () => {
      const jobs = startBackgroundJobs({
        ...services,
        publicUrl: env.publicUrl,
        sessionSecret: env.sessionSecret,
      });
      stopJobs = jobs.stop;
    },
    endStreams: () => {
      for (const mount of mounts) mount.endStreams?.();
    },
    close: async () => {
      await stopJobs();
      for (const mount of mounts) await mount.close?.();
      await database.close();
    },
  };
}

/** Creates the mounts, which answer requests before Remix. */
function createMounts(
  services: Services,
  source: ContentSource,
  previews: Pick<PreviewMountOptions, "preview" | "countsIn">,
): readonly Mount[] {
  const { env, log } = services;
  return [
    ...source.mounts,
    createInboxMount(services, source.staffOf),
    createBackOfficeMount(services, source.staffOf),
    createPaymentReviewsMount(services, source.staffOf),
    ...(source.studioSessions
      ? [createStaffAccountsMount({ ...services, ...source.studioSessions }, source.staffOf)]
      : []),
    createApiDocsMount(env, source.staffOf),
    createEmailPreviewMount({
      content: source.content,
      log,
      clock: systemClock,
      siteOrigin: env,
      isSignedIn: source.isSignedIn,
    }),
    createPreviewMount({ ...source, ...previews, clock: systemClock }),
    createStudioMount({ env, clock: systemClock, isSignedIn: source.isSignedIn }),
  ];
}

/** Creates the account and the quotes of a demo. */
async function seedDemo(services: Services): Promise<void> {
  await seedDemoAccount(services);
  await seedDemoQuotes(services);
}
