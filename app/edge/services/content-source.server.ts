import type { IncomingMessage } from "node:http";
import {
  createLake,
  describeFailure,
  type Lake,
  type SecondFactors,
  type Session,
  type Sessions,
  type StaffDirectory,
  seedLake,
  toPublishedId,
} from "@stile-and-rail/content-lake";
import { createClientIpResolver } from "@stile-and-rail/http/client-ip.server";
import { z } from "zod";
import type { Database } from "#db/client.server";
import { isDatabaseUnavailable } from "#db/database-unavailable";
import { createCounter } from "#db/rate-limit-counter.server";
import type { Content } from "~/content/client/content";
import { createEmptyContent } from "~/content/client/content";
import { createDraftEvents, createHostedPublishEvents } from "~/content/client/publish-events.server";
import {
  type ContentAddress,
  createContent,
  createSanityClient,
} from "~/content/client/sanity-client.server";
import { stegaFields } from "~/content/client/stega-fields";
import { isAllowedSize } from "~/content/pictures/picture-sizes";
import { writableTypes } from "~/content/writable-types";
import { type Log, logSecurityEvent } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { systemClock } from "~/kernel/time/clock";
import { getPath } from "../http/handler";
import type { Mount } from "../http/mount";
import type { HealthProbe } from "../monitoring/health.server";
import type { Env } from "../settings/env.server";
import type { ReadyEnv } from "../settings/session-secret.server";
import type { ResolveStaff } from "../staff/staff-mount";
import { createContentWebhook } from "./content-webhook.server";
import { createHostedStaffResolver } from "./hosted-staff.server";
import { recordCommit } from "./record-commit.server";

export type ContentSource = {
  readonly content: Content;
  /** The content with drafts and stega markers; publishes an event with every edit. */
  readonly openDrafts: () => Content;
  /** Queries stored documents, including those of the Studio. */
  readonly queryStored: (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly mounts: readonly Mount[];
  /** Memory in bytes, by purpose. */
  readonly memoryUsage: () => Readonly<Record<string, number>>;
  /** Reports each content commit that this worker has read, before subscribers learn of it. */
  readonly onCommitRead: (reached: (sequence: number) => void) => void;
  readonly probes: readonly HealthProbe[];
  /** Returns whether a request may open the Studio; a hosted project authenticates its editors itself. */
  readonly isSignedIn: (request: IncomingMessage) => boolean;
  /**
   * Resolves the member of staff of a request; for a hosted project it queries Sanity with the caller's
   * token.
   */
  readonly staffOf: ResolveStaff;
  /** Sessions of the embedded lake's Studio; null for a hosted project. */
  readonly studioSessions: StudioSessions | null;
};

/** The sessions of the embedded lake's Studio, and the lookup of a request's session. */
type StudioSessions = {
  readonly sessions: Sessions;
  readonly sessionOf: (request: IncomingMessage) => Session | undefined;
};

/** Access to the embedded lake for the shop's commands and for staff. */
type StaffAccess = {
  readonly commandToken: string;
  readonly staffDirectory: StaffDirectory;
  readonly secondFactors: SecondFactors;
};

/** Opens the content: hosted Sanity if configured, otherwise the embedded lake with the demo dataset. */
export async function openContentSource(
  env: ReadyEnv,
  database: Pick<Database, "kind" | "db" | "hear">,
  log: Log,
  staffAccess: StaffAccess,
): Promise<ContentSource> {
  if (env.lake) return createEmbeddedSource(env, database, log, staffAccess);
  return env.sanity
    ? createHostedSource(env.sanity, log)
    : {
        content: createEmptyContent(),
        openDrafts: createEmptyContent,
        queryStored: async () => null,
        mounts: [],
        memoryUsage: () => ({}),
        onCommitRead: () => undefined,
        probes: [],
        isSignedIn: () => true,
        staffOf: findNobody,
        studioSessions: null,
      };
}

function createHostedSource(sanity: NonNullable<Env["sanity"]>, log: Log): ContentSource {
  const news = createHostedPublishEvents(sanity, { webhookSecret: sanity.webhookSecret, log });
  const content = createContent({ address: sanity, published: news.published, log });
  const close = async () => news.close();
  return {
    content,
    openDrafts: () =>
      createContent({
        address: sanity,
        published: createDraftEvents(sanity, log),
        log,
        perspective: "drafts",
      }),
    queryStored: createStoredQuery(sanity),
    mounts: [
      { path: paths.api.contentPublished, answer: createContentWebhook(news, systemClock, log), close },
    ],
    memoryUsage: () => ({}),
    onCommitRead: () => undefined,
    probes: [
      { name: "content", answers: async () => void (await content.fetch("count(*)", {}, z.unknown())) },
    ],
    isSignedIn: () => true,
    staffOf: createHostedStaffResolver(sanity.projectId, systemClock),
    studioSessions: null,
  };
}

const findNobody = async () => null;

function createStoredQuery(address: ContentAddress): ContentSource["queryStored"] {
  const client = createSanityClient(address);
  return (query, params) => client.fetch<unknown>(query, { ...params }, { perspective: "raw" });
}

async function createEmbeddedSource(
  env: ReadyEnv,
  { kind, db, hear: subscribe }: Pick<Database, "kind" | "db" | "hear">,
  log: Log,
  staffAccess: StaffAccess,
): Promise<ContentSource> {
  const lake = await createLake({
    db,
    subscribe,
    createCounter: (limit, scope) =>
      createCounter(limit, scope === "all-servers" && kind === "postgres" ? db : null),
    isDatabaseUnavailable,
    logSecurityEvent: (event, details) => logSecurityEvent(log, event, details),
    isAllowedImageSize: isAllowedSize,
    writableTypes,
    stegaFields,
    recordCommit,
    dataDir: env.dataDir,
    assetsFolder: env.lakeAssetsDir,
    clock: systemClock,
    log,
    publicUrl: env.publicUrl,
    mode: env.mode,
    sessionSecret: env.sessionSecret,
    studioPassword: env.studioPassword,
    commandToken: staffAccess.commandToken,
    staff: staffAccess.staffDirectory,
    secondFactors: staffAccess.secondFactors,
    resolveClientIp: createClientIpResolver(env.trustedProxies),
  });
  if (env.mode === "demo") {
    const seeded = await seedLake(lake.core, "packages/demo-content");
    if (!seeded.ok) throw new Error(`The demo content cannot be read: ${describeFailure(seeded.failure)}`);
    log.info(seeded.value, "demo content");
  }
  const content = createContent({
    address: lake.address,
    published: (listener) => lake.core.onPublish(({ documentIds, types }) => listener(documentIds, types)),
    log,
  });
  return {
    content,
    openDrafts: () =>
      createContent({
        address: lake.address,
        published: (listener) =>
          lake.core.onCommit(({ changes }) => listener(changes.map(({ id }) => toPublishedId(id)))),
        log,
        perspective: "drafts",
      }),
    queryStored: createStoredQuery(lake.address),
    mounts: createLakeMounts(lake),
    memoryUsage: lake.memory,
    onCommitRead: createCommitFollower(lake),
    probes: [{ name: "content", answers: lake.ping }],
    isSignedIn: (request) => lake.services.auth.findSession(request) !== undefined,
    staffOf: async (request) => {
      const identity = lake.services.auth.identify(request);
      if (identity.ok) return identity.value;
      if (identity.failure.code === "forbidden")
        logSecurityEvent(log, "foreign-origin-refused", { path: getPath(request) });
      return null;
    },
    studioSessions: {
      sessions: lake.services.sessions,
      sessionOf: (request) => lake.services.auth.findSession(request),
    },
  };
}

function createCommitFollower({ core }: Lake): ContentSource["onCommitRead"] {
  return (reached) => {
    core.onCommit(({ sequence }) => reached(sequence));
    reached(core.getVersions().all);
  };
}

function createLakeMounts({ handler, upgrade, endStreams, close }: Lake): readonly Mount[] {
  return [
    { path: paths.lake, answer: handler, upgrade, endStreams, close },
    { path: paths.studioSignIn, answer: handler },
  ];
}
