import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { Db } from "#db/client.server";
import { createLake } from "#lake/create-lake";
import { seedLake } from "#lake/exchange/seed";
import { describeFailure } from "#lake/failure";
import type { Content } from "~/content/content";
import { hostedNews } from "~/content/live.server";
import { noContent } from "~/content/no-content.server";
import { createContent } from "~/content/sanity-client.server";
import { systemClock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { createWhoAsks } from "~/kernel/who-asks.server";
import type { HealthProbe } from "../http/health.server";
import type { Mount } from "../http/mount";
import type { StaffOf } from "../http/staff";
import type { Env } from "../settings/env.server";
import type { ReadyEnv } from "../settings/session-secret.server";
import { contentWebhook } from "./content-webhook.server";

export type ContentSource = {
  readonly content: Content;
  readonly mounts: readonly Mount[];
  readonly probes: readonly HealthProbe[];
  /** Whether a request may open the Studio; a hosted project asks its editors itself. */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
  /** Who of the staff asks; a hosted project's editors are not known here. */
  readonly staffOf: StaffOf;
};

/** The shop's content: hosted Sanity when it is configured, else the embedded lake with the demo dataset. */
export async function openContentSource(
  env: ReadyEnv,
  db: Db,
  log: Log,
  commandToken: string,
): Promise<ContentSource> {
  if (env.lake) return embedded(env, db, log, commandToken);
  return env.sanity
    ? hosted(env.sanity, log)
    : { content: noContent(), mounts: [], probes: [], isSignedIn: () => true, staffOf: nobody };
}

function hosted(sanity: NonNullable<Env["sanity"]>, log: Log): ContentSource {
  const news = hostedNews(sanity, { webhookSecret: sanity.webhookSecret, log });
  const content = createContent({ address: sanity, published: news.published, log });
  const close = async () => news.close();
  return {
    content,
    mounts: [{ path: paths.api.contentPublished, answer: contentWebhook(news, systemClock, log), close }],
    probes: [
      { name: "content", answers: async () => void (await content.fetch("count(*)", {}, z.unknown())) },
    ],
    isSignedIn: () => true,
    staffOf: nobody,
  };
}

const nobody = () => null;

async function embedded(env: ReadyEnv, db: Db, log: Log, commandToken: string): Promise<ContentSource> {
  const lake = await createLake({
    db,
    dataDir: env.dataDir,
    clock: systemClock,
    log,
    publicUrl: env.publicUrl,
    mode: env.mode,
    sessionSecret: env.sessionSecret,
    studioPassword: env.studioPassword,
    commandToken,
    askerOf: createWhoAsks(env.trustedProxies),
  });
  if (env.mode === "demo") {
    const seeded = await seedLake(lake.core, "studio/dataset");
    if (!seeded.ok) throw new Error(`The demo content cannot be read: ${describeFailure(seeded.failure)}`);
    log.info(seeded.value, "demo content");
  }
  const content = createContent({
    address: lake.address,
    published: (listener) => lake.core.onPublish(({ documentIds }) => listener(documentIds)),
    log,
  });
  return {
    content,
    mounts: [
      {
        path: paths.lake,
        answer: lake.handler,
        upgrade: lake.upgrade,
        endStreams: lake.endStreams,
        close: lake.close,
      },
      { path: paths.studioSignIn, answer: lake.handler },
    ],
    probes: [{ name: "content", answers: lake.answers }],
    isSignedIn: (request) => lake.services.auth.session(request) !== undefined,
    staffOf: (request) => {
      const asker = lake.services.auth.identify(request);
      return asker.ok ? asker.value : null;
    },
  };
}
