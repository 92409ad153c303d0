import { type ZodError, type ZodType, z } from "zod";
import type { Log } from "~/kernel/log";
import type { Content, FetchOptions } from "./content";
import { contentLog } from "./content-log.server";

/** A member of a list that does not fit its shape: where it stands, in which document, and what is wrong with it. */
export type Misfit = {
  readonly documentId: string | undefined;
  readonly member: string;
  readonly issues: readonly string[];
};

type Path = readonly PropertyKey[];
type Fitting<T> = {
  readonly result: z.ZodSafeParseResult<T>;
  readonly misfits: readonly Misfit[];
};

/**
 * Parses content without the members of lists that do not fit (PAGE-006): one bad document takes no page down. What is
 * wrong outside of lists, or leaves a list without a member it cannot do without, still fails.
 */
export function fitting<T>(schema: ZodType<T>, raw: unknown, documentId?: string): Fitting<T> {
  const result = schema.safeParse(raw);
  if (result.success) return { result, misfits: [] };
  const members = misfitsOf(result.error);
  if (members.size === 0) return { result, misfits: [] };
  const misfits = [...members.values()].map(({ path, issues }) => ({
    documentId: documentAt(raw, path) ?? documentId,
    member: path.join("."),
    issues,
  }));
  const paths = [...members.values()].map(({ path }) => path);
  const rest = fitting(schema, without(raw, paths), documentId);
  return { result: rest.result, misfits: [...misfits, ...rest.misfits] };
}

/** Asks the content and parses the answer as `fitting` does; what is left out is logged with its document. */
export async function fetchFitting<T>(
  { content, log }: { readonly content: Content; readonly log: Log },
  query: string,
  params: Readonly<Record<string, unknown>>,
  schema: ZodType<T>,
  options?: FetchOptions,
): Promise<T> {
  const { result, misfits } = fitting(schema, await content.fetch(query, params, z.unknown(), options));
  logMisfits(contentLog({ content, log }), misfits);
  if (!result.success) throw result.error;
  return result.data;
}

export function logMisfits(log: Log, misfits: readonly Misfit[]): void {
  for (const misfit of misfits) log.error(misfit, "left out of its list: it does not fit its shape");
}

/** What is wrong, line by line: 'image.src: expected string'. */
export function complaintsOf({ issues }: Pick<ZodError, "issues">): string[] {
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

type Member = { readonly path: Path; readonly issues: readonly string[] };

/** The members that do not fit, by their place; an issue counts for the innermost list it lies in. */
function misfitsOf({ issues }: ZodError): ReadonlyMap<string, Member> {
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

/** The id of the document that the place lies in: the nearest one on the way there. */
function documentAt(raw: unknown, path: Path): string | undefined {
  let found: string | undefined;
  let node = raw;
  for (const step of [undefined, ...path]) {
    if (step !== undefined) node = childOf(node, step);
    const id = childOf(node, "_id");
    if (typeof id === "string") found = id;
  }
  return found;
}

function childOf(node: unknown, step: PropertyKey): unknown {
  return typeof node === "object" && node !== null ? Reflect.get(node, step) : undefined;
}

/** A copy without these members of its lists. */
function without(node: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return node;
  if (Array.isArray(node))
    return node.flatMap((member: unknown, index) => {
      const inside = below(paths, index);
      return inside.some((path) => path.length === 0) ? [] : [without(member, inside)];
    });
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, without(value, below(paths, name))]),
  );
}

function below(paths: readonly Path[], step: PropertyKey): readonly Path[] {
  return paths.filter(([first]) => first === step).map((path) => path.slice(1));
}
