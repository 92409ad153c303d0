import { z } from "zod";
import type { Log } from "~/kernel/log";
import { SharedParts } from "~/kernel/shared-parts";
import type { Content } from "./content";
import { fetchFitting } from "./fitting.server";
import { bothReads, noteReads, type Reads, recordReads } from "./reads.server";

/** A document in memory, with the ids of the documents its fields were read through. */
export type Kept = { readonly _id: string; readonly dependsOn: readonly string[] };

export type KeptDocuments<T extends Kept> = {
  /** The documents as they are published now, by id. The same map until something of it is published. */
  readonly read: () => Promise<ReadonlyMap<string, T>>;
};

type Question<T extends Kept> = {
  /** Which documents, as a GROQ condition: '_type == "style"'. */
  readonly which: string;
  /** The projection of one of them; it holds `_id` and `dependsOn`. */
  readonly fields: string;
  readonly shape: z.ZodType<T>;
};

const readAtOnce = 250;

type Stale = "all" | ReadonlySet<string>;

/**
 * Documents held in memory whole, for lists and searches that would otherwise count them at every request. A publish
 * reads again what it touched: the document itself, and those whose fields come through it.
 */
export function keepDocuments<T extends Kept>(
  sources: { readonly content: Content; readonly log: Log },
  question: Question<T>,
): KeptDocuments<T> {
  let kept: ReadonlyMap<string, T> = new Map();
  let stale: Stale = "all";
  let reading: Promise<void> | undefined;
  let reads: Reads = new Set();

  sources.content.onPublish(({ documentIds }) => {
    stale = stale === "all" || documentIds.length === 0 ? "all" : new Set([...stale, ...documentIds]);
  });

  const { ask, askAll } = asking(sources, question);

  const refresh = async () => {
    const taken = stale;
    stale = new Set();
    try {
      const read = await recordReads(async () =>
        taken === "all" ? byId(await askAll()) : await withChanges(kept, taken, ask),
      );
      kept = read.result;
      reads = taken === "all" ? read.reads : bothReads(reads, read.reads);
    } catch (error) {
      stale = "all";
      throw error;
    }
  };

  return {
    read: async () => {
      // Once more where something was published meanwhile: whoever asked after that must not see what was before.
      while (stale === "all" || stale.size > 0 || reading) {
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      noteReads(reads);
      return kept;
    },
  };
}

/** Pages are made of these: parts that are one would be written once, and a page differ by what was published before it. */
const sharedTexts = () => new SharedParts({ textsAlone: true });

function asking<T extends Kept>(
  sources: { readonly content: Content; readonly log: Log },
  { which, fields, shape }: Question<T>,
) {
  const among = (ids: readonly string[]) =>
    fetchFitting(sources, `*[(${which}) && _id in $ids]{${fields}}`, { ids }, z.array(shape), {
      isKept: false,
    });

  /** The ids of all, and the first of them: of a few there is no more to ask. */
  const first = () =>
    fetchFitting(
      sources,
      `{"ids": *[${which}]._id, "first": *[${which}][0...${readAtOnce}]{${fields}}}`,
      {},
      z.object({ ids: z.array(z.string()), first: z.array(shape) }),
      { isKept: false },
    );

  /** Some at a time: a catalog of 10,000 is more than one answer may hold, and others ask meanwhile. */
  const ask = async (ids: readonly string[], share = sharedTexts()) => {
    const read: T[] = [];
    for (let from = 0; from < ids.length; from += readAtOnce) {
      const some = await among(ids.slice(from, from + readAtOnce));
      read.push(...some.map((document) => share.within(document)));
    }
    return read;
  };

  const askAll = async () => {
    const share = sharedTexts();
    const begun = await first();
    const some = begun.first.map((document) => share.within(document));
    return [...some, ...(await ask(begun.ids.slice(readAtOnce), share))];
  };

  return { ask, askAll };
}

async function withChanges<T extends Kept>(
  kept: ReadonlyMap<string, T>,
  changed: ReadonlySet<string>,
  ask: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<ReadonlyMap<string, T>> {
  const through = [...kept.values()].filter(({ dependsOn }) => dependsOn.some((id) => changed.has(id)));
  const ids = new Set([...changed, ...through.map(({ _id }) => _id)]);
  const read = await ask([...ids]);
  if (read.length === 0 && ![...ids].some((id) => kept.has(id))) return kept;
  const next = new Map(kept);
  for (const id of ids) next.delete(id);
  for (const document of read) next.set(document._id, document);
  return next;
}

function byId<T extends Kept>(documents: readonly T[]): ReadonlyMap<string, T> {
  return new Map(documents.map((document) => [document._id, document]));
}
