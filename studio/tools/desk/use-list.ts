import { useState } from "react";
import { useAnswer } from "../parts/use-answer";
import type { Asked } from "./desk-api";

/** A list of the desk: what is asked of it, and its answer. Another question begins at the first page. */
export function useList<A>(read: (asked: Asked) => Promise<A>, sort: string) {
  const [asked, setAsked] = useState<Asked>({ status: "", search: "", sort, page: 1 });
  const ask = (change: Partial<Asked>) => setAsked((before) => ({ ...before, page: 1, ...change }));
  return { asked, ask, ...useAnswer(read, asked) };
}
