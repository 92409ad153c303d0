import { z } from "zod";
import { actionShape, planActions } from "../commits/actions";
import { ok } from "../result";
import type { Endpoint } from "./exchange";
import { json, readJson, refusal } from "./http";

const bodyShape = z.object({
  actions: z.union([z.array(actionShape).min(1), actionShape.transform((action) => [action])]),
  transactionId: z.string().min(1).max(200).nullish(),
  dryRun: z.boolean().nullish(),
});

/** POST /data/actions/:dataset: what the Studio's buttons do, each request one transaction. */
export const actions: Endpoint = async ({ request, identity, services }) => {
  const body = await readJson(request, bodyShape);
  if (!body.ok) return refusal(body.failure);
  const { transactionId, dryRun } = body.value;
  const committed = await services.lake.commitPlanned(async (read) => {
    const planned = await planActions(body.value.actions, read);
    if (!planned.ok) return planned;
    return ok({
      mutations: planned.value,
      // The Studio waits for its own id on the listener.
      transactionId: transactionId ?? undefined,
      author: identity.id,
      dryRun: dryRun ?? false,
    });
  });
  return committed.ok ? json({ transactionId: committed.value.transactionId }) : refusal(committed.failure);
};
