import { z } from "zod";
import { actionSchema, planActionMutations } from "../commits/actions";
import { ok } from "../result";
import type { Endpoint } from "./endpoint";
import { readJson, toErrorReply, toJsonReply } from "./reply";

const bodyShape = z.object({
  actions: z.union([z.array(actionSchema).min(1), actionSchema.transform((action) => [action])]),
  transactionId: z.string().min(1).max(200).nullish(),
  dryRun: z.boolean().nullish(),
});

/** POST /data/actions/:dataset: runs the Studio's document actions; each request is one transaction. */
export const actionsEndpoint: Endpoint = async ({ request, identity, services }) => {
  const body = await readJson(request, bodyShape);
  if (!body.ok) return toErrorReply(body.failure);
  const { transactionId, dryRun } = body.value;
  const committed = await services.lake.commitPlanned(async (read) => {
    const planned = await planActionMutations(body.value.actions, read);
    if (!planned.ok) return planned;
    return ok({
      mutations: planned.value,
      // The Studio waits for its own id on the listener.
      transactionId: transactionId ?? undefined,
      author: identity.id,
      authorName: identity.name,
      writableTypes: services.writableTypes[identity.role],
      dryRun: dryRun ?? false,
    });
  });
  return committed.ok
    ? toJsonReply({ transactionId: committed.value.transactionId })
    : toErrorReply(committed.failure);
};
