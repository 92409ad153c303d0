import type { Db } from "#db/client.server";
import type { Content } from "~/content/content";
import type { Clock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";

/** What the writers of letters need: what is said, when, to where their links lead, and what signs these. */
export type EmailServices = {
  readonly db: Db;
  readonly content: Content;
  readonly log: Log;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly sessionSecret: string;
};
