import type { Env } from "~/edge/settings/env.server";
import type { SettingProblem } from "~/edge/settings/settings.server";
import type { Result } from "~/kernel/result";
import { createError, createSuccess, type Finding } from "./finding";

/** Returns one finding for each problem of the settings. It never prints a value. */
export function examineSettings(env: Result<Env, readonly SettingProblem[]>): readonly Finding[] {
  if (env.ok) return [createSuccess("Settings", `${env.value.mode} mode, ${env.value.publicUrl}`)];
  return env.failure.map(({ setting, problem }) =>
    createError(`Setting ${setting}`, problem, suggestFix(setting, problem)),
  );
}

function suggestFix(setting: string, problem: string): string {
  return /missing|needed/.test(problem)
    ? `set ${setting} (see .env.example)`
    : `correct ${setting}, or unset it to use the default (see .env.example)`;
}
