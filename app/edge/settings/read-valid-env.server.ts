import { StartupError } from "../process/startup-error.server";
import { describeProblems, type Env, readProcessEnv } from "./env.server";

/** Reads the settings of this process. Throws a StartupError that lists every wrong or missing setting. */
export function readValidEnv(): Env {
  const env = readProcessEnv();
  if (!env.ok) throw new StartupError(describeProblems(env.failure));
  return env.value;
}
