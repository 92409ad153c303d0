import { useEffect } from "react";
import { type SanityClient, useClient } from "sanity";
import { scheduleType } from "../../../app/kernel/schedules";
import type { Scheduled } from "../../desk/schedule";
import { apiVersion } from "../../schemas/parts/api-version";
import { publishedId } from "../../schemas/rules/only-one";
import { useAnswer } from "../parts/use-answer";
import { type Facts, readFacts } from "./first-steps";

/** A document with a time set for it. */
export type ListedSchedule = Listed & Scheduled;

/** A document in a list, by the id it is opened by. */
export type Listed = { readonly _id: string; readonly _type: string };

export type StartFacts = {
  readonly facts: Facts;
  readonly waiting: readonly Listed[];
  readonly edited: readonly Listed[];
  readonly scheduled: readonly ListedSchedule[];
};

const most = 12;
const written = `!(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("versions.**"))`;
const waitingQuery = `*[${written} && _id in path("drafts.**")] | order(_updatedAt desc){_id, _type}`;
const editedQuery = `*[${written} && _updatedAt > _createdAt] | order(_updatedAt desc)[0...${most * 2}]{_id, _type}`;
const scheduledQuery = `*[_type == "${scheduleType}"] | order(at asc){
  "_id": document, action, at, problem,
  "_type": *[_id in [^.document, "drafts." + ^.document]][0]._type
}[defined(_type)]`;

/** What the start page shows; read again whenever the window is looked at again, and kept when that fails. */
export function useStart() {
  const start = useAnswer(read, useClient({ apiVersion }));
  const { reload } = start;
  useEffect(() => {
    window.addEventListener("focus", reload);
    return () => window.removeEventListener("focus", reload);
  }, [reload]);
  return start;
}

async function read(client: SanityClient): Promise<StartFacts> {
  const raw = client.withConfig({ perspective: "raw" });
  const [facts, waiting, edited, scheduled] = await Promise.all([
    readFacts(client),
    raw.fetch<readonly Listed[]>(waitingQuery),
    raw.fetch<readonly Listed[]>(editedQuery),
    raw.fetch<readonly ListedSchedule[]>(scheduledQuery),
  ]);
  return { facts, waiting: waiting.map(asOpened), edited: unique(edited.map(asOpened)), scheduled };
}

/** A draft and what is published of it are opened as one. */
function asOpened({ _id, _type }: Listed): Listed {
  return { _id: publishedId(_id), _type };
}

function unique(listed: readonly Listed[]): readonly Listed[] {
  return [...new Map(listed.map((one) => [one._id, one])).values()].slice(0, most);
}
