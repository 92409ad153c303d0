import { z } from "zod";
import type { MutationResult } from "../commits/commit";
import { type Mutation, mutationSchema } from "../commits/mutations";
import { addArrayKeys } from "../documents/array-keys";
import type { Endpoint } from "./endpoint";
import { readJson, toErrorReply, toJsonReply } from "./reply";

const bodyShape = z.object({
  mutations: z.array(mutationSchema).max(10_000),
  transactionId: z.string().min(1).max(200).nullish(),
});

/** POST /data/mutate/:dataset: commits mutations as one transaction (https://www.sanity.io/docs/http-mutations). */
export const mutateEndpoint: Endpoint = async ({ request, url, identity, services }) => {
  const body = await readJson(request, bodyShape);
  if (!body.ok) return toErrorReply(body.failure);
  const readFlag = (name: string) => url.searchParams.get(name) === "true";
  const mutations = readFlag("autoGenerateArrayKeys")
    ? body.value.mutations.map((mutation): Mutation => mutationSchema.parse(addKeysOnce(mutation)))
    : body.value.mutations;
  const committed = await services.lake.commit({
    mutations,
    transactionId: body.value.transactionId ?? undefined,
    author: identity.id,
    authorName: identity.name,
    writableTypes: services.writableTypes[identity.role],
    dryRun: readFlag("dryRun"),
  });
  if (!committed.ok) return toErrorReply(committed.failure);
  const { transactionId, results } = committed.value;
  return toJsonReply({
    transactionId,
    results: results.map((result) => toMutationReply(result, readFlag("returnDocuments"))),
  });
};

function addKeysOnce(mutation: Mutation): unknown {
  return Object.fromEntries(Object.entries(mutation).map(([kind, value]) => [kind, addArrayKeys(value)]));
}

function toMutationReply({ id, operation, document }: MutationResult, withDocument: boolean) {
  return withDocument && document ? { id, operation, document } : { id, operation };
}
