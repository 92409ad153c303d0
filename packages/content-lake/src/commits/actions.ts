import { z } from "zod";
import {
  type IncomingDocument,
  incomingDocumentSchema,
  type LakeDocument,
  toPublishedId,
} from "../documents/document";
import { listReferences } from "../documents/references";
import { strengthenReferences } from "../documents/strengthen-references";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import type { ReadDocuments } from "./commit";
import { applyMutation, type Mutation } from "./mutations";

const id = z.string();
const revision = z.string().nullish();

/** Document actions that the Studio sends (https://www.sanity.io/docs/http-actions). */
export const actionSchema = z.discriminatedUnion("actionType", [
  z.object({
    actionType: z.literal("sanity.action.document.create"),
    publishedId: id.optional(),
    attributes: incomingDocumentSchema,
    ifExists: z.enum(["fail", "ignore"]).optional(),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.edit"),
    draftId: id,
    publishedId: id,
    patch: z.record(z.string(), z.unknown()),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.publish"),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  z.object({ actionType: z.literal("sanity.action.document.unpublish"), draftId: id, publishedId: id }),
  z.object({ actionType: z.literal("sanity.action.document.discard"), draftId: id }),
  z.object({
    actionType: z.literal("sanity.action.document.delete"),
    publishedId: id,
    includeDrafts: z.array(id).optional(),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.replaceDraft"),
    publishedId: id.optional(),
    attributes: incomingDocumentSchema,
  }),
  z.object({
    actionType: z.literal("sanity.action.document.version.create"),
    publishedId: id,
    versionId: id.optional(),
    baseId: id.optional(),
    document: incomingDocumentSchema.optional(),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.version.replace"),
    document: incomingDocumentSchema,
  }),
  z.object({ actionType: z.literal("sanity.action.document.version.discard"), versionId: id }),
]);
export type ContentAction = z.infer<typeof actionSchema>;
type ActionOf<T extends ContentAction["actionType"]> = Extract<
  ContentAction,
  { actionType: `sanity.action.document.${string}` & T }
>;

type Planned = Result<readonly Mutation[], LakeFailure>;

/**
 * Converts actions into the mutations of one transaction, based on the documents at commit time. Publishing replaces
 * the published document and deletes the draft in the same commit.
 */
export async function planActionMutations(
  actions: readonly ContentAction[],
  read: ReadDocuments,
): Promise<Result<readonly Mutation[], LakeFailure>> {
  const documents = new Map(await read(actions.flatMap(listTouchedIds)));
  const mutations: Mutation[] = [];
  for (const action of actions) {
    const planned = await planAction(action, (documentId) => documents.get(documentId), read);
    if (!planned.ok) return planned;
    for (const mutation of planned.value) {
      remember(documents, mutation);
      mutations.push(mutation);
    }
  }
  return ok(mutations);
}

type Find = (documentId: string) => LakeDocument | undefined;

function planAction(action: ContentAction, find: Find, read: ReadDocuments): Planned | Promise<Planned> {
  switch (action.actionType) {
    case "sanity.action.document.create":
      return ok([
        action.ifExists === "ignore"
          ? { createIfNotExists: action.attributes }
          : { create: action.attributes },
      ]);
    case "sanity.action.document.edit":
      return planEdit(action, find);
    case "sanity.action.document.publish":
      return planPublish(action, find, read);
    case "sanity.action.document.unpublish":
      return planUnpublish(action, find);
    case "sanity.action.document.discard":
      return ok([{ delete: { id: action.draftId } }]);
    case "sanity.action.document.delete": {
      const ids = [action.publishedId, ...(action.includeDrafts ?? [])];
      return ok(ids.filter(find).map((documentId) => ({ delete: { id: documentId } })));
    }
    case "sanity.action.document.replaceDraft":
      return ok([{ createOrReplace: action.attributes }]);
    case "sanity.action.document.version.create":
      return planVersion(action, find);
    case "sanity.action.document.version.replace":
      return ok([{ createOrReplace: action.document }]);
    case "sanity.action.document.version.discard":
      return ok([{ delete: { id: action.versionId } }]);
  }
}

/** When no draft exists yet, the draft starts as a copy of the published document. */
function planEdit(action: ActionOf<"sanity.action.document.edit">, find: Find): Planned {
  const patch: Mutation = { patch: { ...action.patch, id: action.draftId } };
  if (find(action.draftId)) return ok([patch]);
  const published = find(action.publishedId);
  if (!published) return err({ code: "document-not-found", id: action.publishedId });
  return ok([{ create: copyAs(action.draftId, published) }, patch]);
}

async function planPublish(
  action: ActionOf<"sanity.action.document.publish">,
  find: Find,
  read: ReadDocuments,
): Promise<Planned> {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action;
  const draft = find(draftId);
  if (!draft) return err({ code: "document-not-found", id: draftId });
  const published = find(publishedId);
  if (ifDraftRevisionId && draft._rev !== ifDraftRevisionId) {
    return err({ code: "revision-mismatch", id: draftId, expected: ifDraftRevisionId });
  }
  if (ifPublishedRevisionId && published?._rev !== ifPublishedRevisionId) {
    return err({ code: "revision-mismatch", id: publishedId, expected: ifPublishedRevisionId });
  }
  const content = incomingDocumentSchema.parse(strengthenReferences(copyAs(publishedId, draft)));
  const missing = await findMissingReferences(content, publishedId, read);
  if (missing.length > 0) return err({ code: "reference-missing", id: publishedId, missing });
  const createdAt = published?._createdAt ?? draft._createdAt;
  return ok([{ createOrReplace: { ...content, _createdAt: createdAt } }, { delete: { id: draftId } }]);
}

/** Strong references of a published document must point to published documents. */
async function findMissingReferences(
  content: IncomingDocument,
  documentId: string,
  read: ReadDocuments,
): Promise<readonly string[]> {
  const strongIds = [...new Set(listReferences(content).flatMap((ref) => (ref.weak ? [] : ref.id)))];
  const existing = await read(strongIds);
  return strongIds.filter((target) => target !== documentId && !existing.has(target));
}

function planUnpublish(action: ActionOf<"sanity.action.document.unpublish">, find: Find): Planned {
  const published = find(action.publishedId);
  if (!published) return err({ code: "document-not-found", id: action.publishedId });
  return ok([
    { createIfNotExists: copyAs(action.draftId, published) },
    { delete: { id: action.publishedId } },
  ]);
}

function planVersion(action: ActionOf<"sanity.action.document.version.create">, find: Find): Planned {
  if (action.document) return ok([{ create: action.document }]);
  const base = action.baseId ? find(action.baseId) : undefined;
  if (!base || !action.versionId)
    return err({ code: "invalid-action", description: "the version has no base" });
  return ok([{ create: copyAs(action.versionId, base) }]);
}

function copyAs(newId: string, document: LakeDocument): IncomingDocument {
  const { _rev, _updatedAt, _system, ...content } = document;
  return { ...content, _id: newId };
}

function listTouchedIds(action: ContentAction): readonly string[] {
  switch (action.actionType) {
    case "sanity.action.document.edit":
    case "sanity.action.document.publish":
    case "sanity.action.document.unpublish":
      return [action.draftId, action.publishedId];
    case "sanity.action.document.delete":
      return [action.publishedId, ...(action.includeDrafts ?? [])];
    case "sanity.action.document.version.create":
      return action.baseId ? [action.baseId, toPublishedId(action.baseId)] : [];
    case "sanity.action.document.create":
    case "sanity.action.document.discard":
    case "sanity.action.document.replaceDraft":
    case "sanity.action.document.version.replace":
    case "sanity.action.document.version.discard":
      return [];
  }
}

/** Applies a planned mutation to the working copy, so that later actions of the request see it. */
function remember(documents: Map<string, LakeDocument>, mutation: Mutation): void {
  const target = getTargetId(mutation);
  if (target === undefined) return;
  const current = documents.get(target) ?? null;
  const applied = applyMutation(
    current,
    { id: target, mutation },
    { transactionId: current?._rev ?? "", timestamp: "" },
  );
  if (applied.ok && applied.value) documents.set(target, applied.value);
  else documents.delete(target);
}

function getTargetId(mutation: Mutation): string | undefined {
  if ("create" in mutation) return mutation.create._id;
  if ("createIfNotExists" in mutation) return mutation.createIfNotExists._id;
  if ("createOrReplace" in mutation) return mutation.createOrReplace._id;
  const target = "patch" in mutation ? mutation.patch.id : mutation.delete.id;
  return typeof target === "string" ? target : undefined;
}
