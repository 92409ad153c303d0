import { type Env, readEnv } from "~/edge/settings/env.server";
import type { SettingProblem } from "~/edge/settings/settings.server";
import type { Result } from "~/kernel/result";
import { systemClock } from "~/kernel/time/clock";
import type { Finding } from "./finding";
import { examineLastBackup } from "./last-backup";
import { examineMachine, examineProcessors, type Machine } from "./machine";
import { examineProviders } from "./providers";
import { examineSettings } from "./settings";
import { examineHostedContent } from "./shop-content";
import { examineData } from "./shop-data";

export type ExaminedShop = {
  readonly machine: Machine;
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly ask?: typeof fetch;
};

/** Runs all checks of `npm run doctor`, in the order in which their problems must be fixed. */
export async function examineShop({ machine, settings, ask }: ExaminedShop): Promise<readonly Finding[]> {
  const env: Result<Env, readonly SettingProblem[]> = readEnv(settings);
  const first = [...examineMachine(machine), ...examineSettings(env)];
  if (!env.ok) return first;
  return [
    ...first,
    ...examineProcessors(machine, env.value),
    ...(await examineData(env.value)),
    ...(await examineLastBackup(env.value, systemClock)),
    ...(env.value.sanity ? await examineHostedContent(env.value.sanity, env.value) : []),
    ...(await examineProviders(env.value, ask)),
  ];
}
