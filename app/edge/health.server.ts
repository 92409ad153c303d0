import type { RequestHandler } from "express";

export type HealthProbe = { readonly name: string; readonly answers: () => Promise<void> };

const probeTimeoutMs = 3_000;

/** 200 and `{"ok":true,…}` when every probe answers, else 503 and which one does not (contract, "Addresses"). */
export function healthz(probes: readonly HealthProbe[]): RequestHandler {
  return (_request, response, next) => {
    Promise.all(probes.map(async (probe) => [probe.name, await answersInTime(probe)] as const))
      .then((results) => {
        const isWell = results.every(([, answers]) => answers);
        response.status(isWell ? 200 : 503).json({ ok: isWell, ...Object.fromEntries(results) });
      })
      .catch(next);
  };
}

async function answersInTime(probe: HealthProbe): Promise<boolean> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, probeTimeoutMs).unref());
  return Promise.race([probe.answers(), timeout]).then(
    () => true,
    () => false,
  );
}
