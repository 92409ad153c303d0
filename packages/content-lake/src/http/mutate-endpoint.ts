import { z } from "zod";
import type { MutationResult } from "../commits/commit";
import { type Mutation, mutationShape } from "../commits/mutations";
import { withArrayKeys } from "../documents/array-keys";
import type { Endpoint } from "./exchange";
import { json, readJson, refusal } from "./http";

const bodyShape = z.object({
  mutations: z.array(mutationShape).max(10_000),
  transactionId: z.string().min(1).max(200).nullish(),
});

/** POST /data/mutate/:dataset: commits mutations as one transaction (https://www.sanity.io/docs/http-mutations). */
export const mutate: Endpoint = async ({ request, url, identity, services }) => {
  const body = await readJson(request, bodyShape);
  if (!body.ok) return refusal(body.failure);
  const flag = (name: string) => url.searchParams.get(name) === "true";
  const mutations = flag("autoGenerateArrayKeys")
    ? body.value.mutations.map((mutation): Mutation => mutationShape.parse(keyedOnce(mutation)))
    : body.value.mutations;
  const committed = await services.lake.commit({
    mutations,
    transactionId: body.value.transactionId ?? undefined,
    author: identity.id,
    dryRun: flag("dryRun"),
  });
  if (!committed.ok) return refusal(committed.failure);
  const { transactionId, results } = committed.value;
  return json({ transactionId, results: results.map((result) => told(result, flag("returnDocuments"))) });
};

function keyedOnce(mutation: Mutation): unknown {
  return Object.fromEntries(Object.entries(mutation).map(([kind, value]) => [kind, withArrayKeys(value)]));
}

function told({ id, operation, document }: MutationResult, withDocument: boolean) {
  return withDocument && document ? { id, operation, document } : { id, operation };
}
