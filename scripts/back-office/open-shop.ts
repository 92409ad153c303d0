import { randomBytes } from "node:crypto";
import { answerBackOffice } from "~/edge/back-office/back-office-answer.server";
import type { BackOfficeReply, BackOfficeRequest } from "~/edge/back-office/back-office-reply.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { describeLockFailure, findLivingOwner, lockData } from "~/edge/process/data-lock.server";
import { createLog } from "~/edge/services/log.server";
import type { Env } from "~/edge/settings/env.server";
import { readValidEnv } from "~/edge/settings/read-valid-env.server";
import { type App, createApp } from "~/edge/worker/create-app.server";
import { paths } from "~/kernel/paths";

export type CallBackOffice = (request: BackOfficeRequest) => Promise<BackOfficeReply>;

const staff = { name: "Command line", role: "administrator" } as const;

/** Runs work with the back office of the running shop. Without a running shop it opens the data itself. */
export function withBackOffice(work: (ask: CallBackOffice) => Promise<void>): Promise<void> {
  return withShop({
    running: ({ url, token }) => work(createBackOfficeClient(url, token)),
    opened: ({ services }) => work((request) => answerBackOffice(services, staff, request)),
  });
}

type RunningShop = { readonly url: string; readonly token: string };

/** Runs work with the running shop over HTTP, or opens the data when no shop runs. */
export async function withShop<T>(work: {
  readonly running: (shop: RunningShop) => Promise<T>;
  readonly opened: (shop: App) => Promise<T>;
}): Promise<T> {
  const env = readValidEnv();
  const owner = findLivingOwner(env.dataDir);
  return owner?.url ? work.running({ url: owner.url, token: owner.token }) : withLocalShop(env, work.opened);
}

function createBackOfficeClient(url: string, token: string): CallBackOffice {
  return async ({ method, path, query, body }) => {
    const address = `${url}${paths.backOffice}/${path.map(encodeURIComponent).join("/")}?${new URLSearchParams(query)}`;
    const response = await fetch(address, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
}

async function withLocalShop<T>(env: Env, work: (shop: App) => Promise<T>): Promise<T> {
  const lock = lockData(env.dataDir);
  if (!lock.ok) throw new Error(describeLockFailure(env.dataDir, lock.failure));
  try {
    // This shop has no network access, so the token is valid only during this command.
    const token = randomBytes(32).toString("base64url");
    const shop = await createApp(env, token, createRateLimits(createLog(env.mode)));
    try {
      return await work(shop);
    } finally {
      await shop.close();
    }
  } finally {
    lock.value.release();
  }
}
