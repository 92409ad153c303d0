import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { type Database, type DatabaseLocation, openDatabase } from "#db/client.server";
import { startBackgroundJobs } from "~/domains/checkout/background-jobs.server";
import { openContentSource } from "~/edge/content-source.server";
import { type DataLock, describeLockFailure, lockData } from "~/edge/data-lock.server";
import { describeProblems, type Env, readProcessEnv } from "~/edge/env.server";
import { createExpressApp } from "~/edge/express-app.server";
import { gatewaysOf } from "~/edge/gateways.server";
import type { HealthProbe } from "~/edge/health.server";
import { listen, refuseTakenPort } from "~/edge/listen.server";
import { localUrl } from "~/edge/local-url";
import { createLog } from "~/edge/log.server";
import { mailerOf } from "~/edge/mailer.server";
import type { Mount } from "~/edge/mount";
import { createPageCache } from "~/edge/page-cache.server";
import { createRateLimits } from "~/edge/rate-limits.server";
import { loadRemix } from "~/edge/remix-build.server";
import { createPublicRenderer } from "~/edge/render-public.server";
import type { Services } from "~/edge/services.server";
import { withSessionSecret } from "~/edge/session-secret.server";
import { StartRefused } from "~/edge/start-refused.server";
import { stopOnSignal } from "~/edge/stop.server";
import { studioMount } from "~/edge/studio-mount.server";
import { tellSupervisor } from "~/edge/supervisor.server";
import { systemClock } from "~/kernel/clock";

/** Starts the shop: settings, data lock, ports, database, content, then requests. Nothing is written before all fit. */
async function start(): Promise<void> {
  const settings = usableEnv();
  const lock = locked(settings);
  process.once("exit", lock.release);
  const server = createServer();
  await listen(server, settings);
  if (settings.stripe?.sandbox) await refuseTakenPort(settings.sandboxPort, "SANDBOX_PORT");

  const database = await openedDatabase(settings);
  const env = withSessionSecret(settings);
  const log = createLog(env.mode);
  const source = await openContentSource(env, database.db, log, lock.owner.token);
  const services: Services = {
    db: database.db,
    content: source.content,
    clock: systemClock,
    log,
    limits: createRateLimits(),
    gateways: gatewaysOf(env),
    mailer: mailerOf(env),
    env,
  };
  const mounts: Mount[] = [
    ...source.mounts,
    studioMount({ env, clock: systemClock, isSignedIn: source.isSignedIn }),
  ];
  const probes = [{ name: "database", answers: database.ping }, ...source.probes];
  await serve(server, services, probes, mounts);

  const jobs = startBackgroundJobs({ ...services, publicUrl: env.publicUrl });

  stopOnSignal({
    server,
    log,
    endStreams: () => {
      for (const mount of mounts) mount.endStreams?.();
    },
    close: async () => {
      await jobs.stop();
      await closeAll(mounts, database);
    },
  });
  tellSupervisor({
    type: "ready",
    url: env.publicUrl,
    mode: env.mode,
    sandbox: env.stripe?.sandbox
      ? { port: env.sandboxPort, dataDir: env.dataDir, shopUrl: localUrl(env) }
      : null,
  });
}

function usableEnv(): Env {
  const env = readProcessEnv();
  if (!env.ok) throw new StartRefused(describeProblems(env.failure));
  return env.value;
}

function locked(env: Env): DataLock {
  const lock = lockData(env.dataDir, localUrl(env));
  if (!lock.ok) throw new StartRefused(describeLockFailure(env.dataDir, lock.failure));
  return lock.value;
}

async function openedDatabase(env: Env): Promise<Database> {
  const location: DatabaseLocation = env.databaseUrl
    ? { kind: "server", url: env.databaseUrl }
    : { kind: "directory", path: join(env.dataDir, "database") };
  try {
    return await openDatabase(location);
  } catch (error) {
    if (location.kind === "directory") throw error;
    throw new StartRefused(`The database of DATABASE_URL cannot be reached (${reasonOf(error)}).`);
  }
}

/** The network's or the server's own code, found below what the query builder wraps around it; never the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  return "code" in error ? String(error.code) : reasonOf(error.cause);
}

async function serve(
  server: Server,
  services: Services,
  probes: readonly HealthProbe[],
  mounts: readonly Mount[],
) {
  const { build, assets } = await loadRemix(server);
  const app = createExpressApp({
    services,
    build,
    assets,
    mounts,
    probes,
  });
  server.removeAllListeners("request");
  server.on("request", typeof build === "function" ? app : withPageCache(services, build, app));
  server.on("upgrade", (request, socket, head) => {
    const mount = mounts.find(({ path }) => request.url?.startsWith(path));
    if (mount?.upgrade) mount.upgrade(request, socket, head);
    else if (process.env.NODE_ENV === "production") socket.destroy();
  });
}

/** Public pages from the cache, everything else through Express. */
function withPageCache(services: Services, build: ServerBuild, app: RequestListener): RequestListener {
  const cache = createPageCache({
    content: services.content,
    render: createPublicRenderer(services, build),
    onError: (error, key) =>
      services.log.error({ error: String(error), key }, "a public page could not be rendered"),
  });
  return (request, response) => {
    if (!cache.answer(request, response)) app(request, response);
  };
}

async function closeAll(mounts: readonly Mount[], database: Database): Promise<void> {
  for (const mount of mounts) await mount.close?.();
  await database.close();
}

start().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
});
