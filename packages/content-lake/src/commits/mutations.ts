import { Mutation as PatchMutation } from "@sanity/mutator";
import { isWithinDepthLimit, maxJsonDepth } from "@stile-and-rail/http/json";
import { z } from "zod";
import { documentSchema, incomingDocumentSchema, type LakeDocument } from "../documents/document";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";

const selection = {
  id: z.union([z.string(), z.array(z.string())]).optional(),
  query: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
};

const patchShape = z.looseObject({ ...selection, ifRevisionID: z.string().nullish() });
const deleteShape = z.object({ ...selection, purge: z.boolean().optional() });

/** One mutation in the format of Sanity's HTTP API (https://www.sanity.io/docs/http-mutations). */
export const mutationSchema = z.union([
  z.object({ create: incomingDocumentSchema }),
  z.object({ createIfNotExists: incomingDocumentSchema }),
  z.object({ createOrReplace: incomingDocumentSchema }),
  z.object({ delete: deleteShape }),
  z.object({ patch: patchShape }),
]);
export type Mutation = z.infer<typeof mutationSchema>;

/** A mutation of exactly one document: queries and id lists are already resolved. */
export type DocumentMutation = { readonly id: string; readonly mutation: Mutation };

export type MutationStamp = { readonly transactionId: string; readonly timestamp: string };

/** Returns the document after one mutation, or null when it is deleted. Does not change its input. */
export function applyMutation(
  current: LakeDocument | null,
  { id, mutation }: DocumentMutation,
  stamp: MutationStamp,
): Result<LakeDocument | null, LakeFailure> {
  if ("delete" in mutation) return ok(null);
  if ("patch" in mutation) return applyPatch(current, id, mutation.patch, stamp);
  if ("create" in mutation) {
    return current
      ? err({ code: "document-already-exists", id })
      : stampDocument(mutation.create, null, id, stamp);
  }
  if ("createIfNotExists" in mutation) {
    return current ? ok(current) : stampDocument(mutation.createIfNotExists, null, id, stamp);
  }
  return stampDocument(mutation.createOrReplace, current, id, stamp);
}

function applyPatch(
  current: LakeDocument | null,
  id: string,
  patch: z.infer<typeof patchShape>,
  stamp: MutationStamp,
): Result<LakeDocument | null, LakeFailure> {
  if (!current) return err({ code: "document-not-found", id });
  const { ifRevisionID, query: _query, params: _params, ...operations } = patch;
  if (ifRevisionID && ifRevisionID !== current._rev)
    return err({ code: "revision-mismatch", id, expected: ifRevisionID });
  if (listPaths(operations).some((path) => path.length > longestPath))
    return failInvalidMutation(`A path has at most ${longestPath} characters`);
  try {
    // The mutator changes its input, and silently skips a patch that has a `query` key, even an undefined one.
    const patched = new PatchMutation({
      mutations: [{ patch: structuredClone({ ...operations, id }) }],
    }).apply({ ...structuredClone(current) });
    if (patched && patched._type !== current._type)
      return failInvalidMutation("The type of a document cannot be changed");
    // A patch creates missing levels of its path, so many patches could nest a document deeper than a request may.
    if (!isWithinDepthLimit(patched))
      return failInvalidMutation(`The document is nested deeper than ${maxJsonDepth} levels`);
    return stampDocument(documentSchema.parse({ ...patched, _id: id }), current, id, stamp);
  } catch (error) {
    return failInvalidMutation(error instanceof Error ? error.message : String(error));
  }
}

/** Longer than any path to a field of nested keyed items. The mutator's time grows with the square of the length. */
const longestPath = 2_000;

/** Returns all paths of a patch: keys of `set`, items of `unset`, positions of `insert`. */
function listPaths({ insert, ...others }: Readonly<Record<string, unknown>>): readonly string[] {
  const given = Object.values(others).flatMap((operation) =>
    Array.isArray(operation) ? operation : Object.keys(Object(operation)),
  );
  return [...given, ...Object.values(Object(insert))].filter((path) => typeof path === "string");
}

function failInvalidMutation(description: string): Result<never, LakeFailure> {
  return err({ code: "invalid-mutation", description });
}

function stampDocument(
  document: z.infer<typeof incomingDocumentSchema>,
  current: LakeDocument | null,
  id: string,
  { transactionId, timestamp }: MutationStamp,
): Result<LakeDocument, LakeFailure> {
  const createdAt = typeof document._createdAt === "string" ? document._createdAt : undefined;
  return ok({
    ...document,
    _id: id,
    _rev: transactionId,
    _createdAt: createdAt ?? current?._createdAt ?? timestamp,
    _updatedAt: timestamp,
  });
}
