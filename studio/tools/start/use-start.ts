import { useEffect } from "react";
import { type SanityClient, useClient } from "sanity";
import { scheduleType } from "../../../app/kernel/time/schedules";
import { apiVersion } from "../../schemas/parts/api-version";
import { toPublishedId } from "../../schemas/rules/unique-value";
import type { Schedule } from "../../structure/schedule";
import { useStaffQuery } from "../parts/use-staff-query";
import { readStartContent, type StartContent } from "./first-steps";

export type ListedSchedule = DocumentReference & Schedule;

/** A listed document, by its published id. */
export type DocumentReference = { readonly _id: string; readonly _type: string };

export type StartData = {
  readonly details: StartContent;
  readonly waiting: readonly DocumentReference[];
  readonly edited: readonly DocumentReference[];
  readonly scheduled: readonly ListedSchedule[];
};

const maxListed = 12;
const editorContent = `!(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("versions.**"))`;
const waitingQuery = `*[${editorContent} && _id in path("drafts.**")] | order(_updatedAt desc){_id, _type}`;
const editedQuery = `*[${editorContent} && _updatedAt > _createdAt] | order(_updatedAt desc)[0...${maxListed * 2}]{_id, _type}`;
const scheduledQuery = `*[_type == "${scheduleType}"] | order(at asc){
  "_id": document, action, at, problem,
  "_type": *[_id in [^.document, "drafts." + ^.document]][0]._type
}[defined(_type)]`;

/** Returns the data of the start page. It is reloaded when the window gets the focus, and kept when that fails. */
export function useStart() {
  const start = useStaffQuery(readStartData, useClient({ apiVersion }));
  const { reload } = start;
  useEffect(() => {
    window.addEventListener("focus", reload);
    return () => window.removeEventListener("focus", reload);
  }, [reload]);
  return start;
}

async function readStartData(client: SanityClient): Promise<StartData> {
  const raw = client.withConfig({ perspective: "raw" });
  const [details, waiting, edited, scheduled] = await Promise.all([
    readStartContent(client),
    raw.fetch<readonly DocumentReference[]>(waitingQuery),
    raw.fetch<readonly DocumentReference[]>(editedQuery),
    raw.fetch<readonly ListedSchedule[]>(scheduledQuery),
  ]);
  return {
    details: details,
    waiting: waiting.map(toPublishedReference),
    edited: listUnique(edited.map(toPublishedReference)),
    scheduled,
  };
}

/** Returns one reference for the draft and the published version of a document. */
function toPublishedReference({ _id, _type }: DocumentReference): DocumentReference {
  return { _id: toPublishedId(_id), _type };
}

function listUnique(documents: readonly DocumentReference[]): readonly DocumentReference[] {
  return [...new Map(documents.map((document) => [document._id, document])).values()].slice(0, maxListed);
}
