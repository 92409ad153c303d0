import type { Db } from "#db/client.server";
import type { Content } from "~/content/client/content";
import type { Log } from "~/kernel/log";
import type { Clock } from "~/kernel/time/clock";

/** The services that email composers need: data, content, time, link URLs and the secret for tokens. */
export type EmailServices = {
  readonly db: Db;
  readonly content: Content;
  readonly log: Log;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly sessionSecret: string;
};
