import { type ZodError, type ZodType, z } from "zod";
import type { Log } from "~/kernel/log";
import type { Content, FetchOptions } from "./content";
import { createContentLog } from "./content-log.server";

/** An invalid list item: its document, path and issues. */
export type InvalidMember = {
  readonly documentId: string | undefined;
  readonly member: string;
  readonly issues: readonly string[];
};

type Path = readonly PropertyKey[];
type LenientResult<T> = {
  readonly result: z.ZodSafeParseResult<T>;
  readonly invalidMembers: readonly InvalidMember[];
};

/**
 * Parses content and leaves out invalid list items, so that one bad document does not break a page
 * (PAGE-006). Issues outside of lists still fail.
 */
export function parseLeniently<T>(schema: ZodType<T>, raw: unknown, documentId?: string): LenientResult<T> {
  const result = schema.safeParse(raw);
  if (result.success) return { result, invalidMembers: [] };
  const members = findInvalidMembers(result.error);
  if (members.size === 0) return { result, invalidMembers: [] };
  const invalidMembers = [...members.values()].map(({ path, issues }) => ({
    documentId: findDocumentId(raw, path) ?? documentId,
    member: path.join("."),
    issues,
  }));
  const paths = [...members.values()].map(({ path }) => path);
  const rest = parseLeniently(schema, omitMembers(raw, paths), documentId);
  return { result: rest.result, invalidMembers: [...invalidMembers, ...rest.invalidMembers] };
}

/** Runs a query and parses the result with `parseLeniently`. Invalid items are logged. */
export async function fetchLeniently<T>(
  { content, log }: { readonly content: Content; readonly log: Log },
  query: string,
  params: Readonly<Record<string, unknown>>,
  schema: ZodType<T>,
  options?: FetchOptions,
): Promise<T> {
  const { result, invalidMembers } = parseLeniently(
    schema,
    await content.fetch(query, params, z.unknown(), options),
  );
  logInvalidMembers(createContentLog({ content, log }), invalidMembers);
  if (!result.success) throw result.error;
  return result.data;
}

export function logInvalidMembers(log: Log, invalidMembers: readonly InvalidMember[]): void {
  for (const member of invalidMembers) log.error(member, "left out of its list: it does not fit its shape");
}

/** Formats issues as lines: 'image.src: expected string'. */
export function formatIssues({ issues }: Pick<ZodError, "issues">): string[] {
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

type Member = { readonly path: Path; readonly issues: readonly string[] };

/** Groups issues by the innermost list item that contains them. */
function findInvalidMembers({ issues }: ZodError): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const { path, message } of issues) {
    const end = path.findLastIndex((step) => typeof step === "number") + 1;
    if (end === 0) continue;
    const member = path.slice(0, end);
    const key = member.join(".");
    const inside = `${path.slice(end).join(".")}: ${message}`;
    members.set(key, { path: member, issues: [...(members.get(key)?.issues ?? []), inside] });
  }
  return members;
}

/** Returns the id of the nearest document that contains the path. */
function findDocumentId(raw: unknown, path: Path): string | undefined {
  let documentId: string | undefined;
  let node = raw;
  for (const step of [undefined, ...path]) {
    if (step !== undefined) node = getChild(node, step);
    const id = getChild(node, "_id");
    if (typeof id === "string") documentId = id;
  }
  return documentId;
}

function getChild(node: unknown, step: PropertyKey): unknown {
  return typeof node === "object" && node !== null ? Reflect.get(node, step) : undefined;
}

/** Copies a value without the list items at these paths. */
function omitMembers(node: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return node;
  if (Array.isArray(node))
    return node.flatMap((member: unknown, index) => {
      const inside = getPathsBelow(paths, index);
      return inside.some((path) => path.length === 0) ? [] : [omitMembers(member, inside)];
    });
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, omitMembers(value, getPathsBelow(paths, name))]),
  );
}

function getPathsBelow(paths: readonly Path[], step: PropertyKey): readonly Path[] {
  return paths.filter(([first]) => first === step).map((path) => path.slice(1));
}
