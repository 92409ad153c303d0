import { randomBytes } from "node:crypto";
import { answerDesk } from "~/edge/desk/desk-answer.server";
import type { DeskAnswer, DeskRequest } from "~/edge/desk/desk-reply.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { describeLockFailure, findLivingOwner, lockData } from "~/edge/process/data-lock.server";
import { createLog } from "~/edge/services/log.server";
import { describeProblems, type Env, readProcessEnv } from "~/edge/settings/env.server";
import { type App, openApp } from "~/edge/worker/open-app.server";
import { paths } from "~/kernel/paths";

/** Asks the staff's desk of the shop something. */
export type AskDesk = (request: DeskRequest) => Promise<DeskAnswer>;

const staff = { name: "Command line", role: "administrator" } as const;

/** Does some work at the desk: of the running shop where it runs, else on its own opening of the data. */
export function atDesk(work: (ask: AskDesk) => Promise<void>): Promise<void> {
  return withShop({
    running: ({ url, token }) => work(deskOver(url, token)),
    opened: ({ services }) => work((request) => answerDesk(services, staff, request)),
  });
}

type RunningShop = { readonly url: string; readonly token: string };

/** Does some work with the shop: asks the running one over its address, or opens the data where none runs. */
export async function withShop<T>(work: {
  readonly running: (shop: RunningShop) => Promise<T>;
  readonly opened: (shop: App) => Promise<T>;
}): Promise<T> {
  const env = readProcessEnv();
  if (!env.ok) throw new Error(describeProblems(env.failure));
  const owner = findLivingOwner(env.value.dataDir);
  return owner?.url
    ? work.running({ url: owner.url, token: owner.token })
    : onOwnShop(env.value, work.opened);
}

function deskOver(url: string, token: string): AskDesk {
  return async ({ method, path, query, body }) => {
    const address = `${url}${paths.desk}/${path.map(encodeURIComponent).join("/")}?${new URLSearchParams(query)}`;
    const response = await fetch(address, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
}

async function onOwnShop<T>(env: Env, work: (shop: App) => Promise<T>): Promise<T> {
  const lock = lockData(env.dataDir);
  if (!lock.ok) throw new Error(describeLockFailure(env.dataDir, lock.failure));
  try {
    // Nobody asks this shop over a network: its door closes again with this command.
    const token = randomBytes(32).toString("base64url");
    const back = await openApp(env, token, createRateLimits(createLog(env.mode)));
    try {
      return await work(back);
    } finally {
      await back.close();
    }
  } finally {
    lock.value.release();
  }
}
