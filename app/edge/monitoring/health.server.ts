import { type Handler, sendJson } from "../http/handler";

export type HealthProbe = { readonly name: string; readonly answers: () => Promise<void> };

const probeTimeoutMs = 3_000;

/** Returns the health by component: `{database: true, content: false}`. Each has three seconds to answer. */
export async function checkHealth(
  probes: readonly HealthProbe[],
): Promise<Readonly<Record<string, boolean>>> {
  const results = await Promise.all(
    probes.map(async (probe) => [probe.name, await answersInTime(probe.answers())] as const),
  );
  return Object.fromEntries(results);
}

/** Returns whether a component answers within three seconds. */
export async function doesAnswer(probes: readonly HealthProbe[], name: string): Promise<boolean> {
  return (await checkHealth(probes.filter((probe) => probe.name === name)))[name] ?? true;
}

/**
 * Creates the handler that answers 200 with `{"ok":true,…}` and details when all components are healthy, otherwise
 * 503 with their states.
 */
export function createHealthHandler(
  checkComponents: () => Promise<Readonly<Record<string, boolean>>>,
  details: () => Promise<object> = async () => ({}),
): Handler {
  let runningCheck: ReturnType<typeof checkComponents> | undefined;
  // Concurrent health requests share one check.
  const checkOnce = () => {
    runningCheck ??= checkComponents().finally(() => {
      runningCheck = undefined;
    });
    return runningCheck;
  };
  return (_request, response, next) => {
    const check = checkOnce();
    answersInTime(check)
      .then(
        async (isThere): Promise<Readonly<Record<string, boolean>>> => (isThere ? check : { shop: false }),
      )
      .then(async (parts) => {
        const isWell = Object.values(parts).every((answers) => answers);
        if (!isWell) response.setHeader("Retry-After", "5");
        const extraDetails = isWell ? await waitInTime(details()) : undefined;
        sendJson(response, isWell ? 200 : 503, { ok: isWell, ...parts, ...extraDetails });
      })
      .catch(next);
  };
}

async function answersInTime(answer: Promise<unknown>): Promise<boolean> {
  return (await waitInTime(answer.then(() => true))) ?? false;
}

/** Returns undefined after an error or three seconds. */
async function waitInTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), probeTimeoutMs).unref();
  });
  return Promise.race([answer.catch(() => undefined), timeout]).finally(() => clearTimeout(timer));
}
