import { useRef, useState } from "react";
import type { StoredFacts } from "./file-rules";

/**
 * The files of a form in the browser: chosen ones outlive the step that shows them (FORM-029),
 * and what an earlier post brought to us need not be chosen again.
 */
export function useUploads(start: StoredFacts) {
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly File[]>>>({});
  const [stored, setStored] = useState(start);
  // Known at once: whoever keeps it asks in the same breath.
  const latest = useRef(start);
  const note = (facts: StoredFacts) => {
    latest.current = facts;
    setStored(facts);
  };
  return {
    chosen,
    shown: stored,
    stored: () => latest.current,
    /** What tells these files from others, as far as anybody can say without reading them. */
    facts: () => ({
      stored: latest.current,
      chosen: Object.entries(chosen).map(([name, files]) => [name, files.map(factsOfFile)]),
    }),
    choose: (name: string, files: readonly File[]) => setChosen((now) => ({ ...now, [name]: files })),
    /** FORM-009: what a hidden field held is not there when it comes into sight again. */
    letGo: (names: readonly string[]) =>
      setChosen((now) =>
        names.some((name) => now[name]?.length)
          ? Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name)))
          : now,
      ),
    keep: (facts: StoredFacts) => note({ ...latest.current, ...facts }),
    takeUp: (facts: StoredFacts) => note({ ...facts, ...latest.current }),
    forgetStored: () => note({}),
    forget: () => {
      setChosen({});
      note({});
    },
  };
}

const factsOfFile = ({ name, size, lastModified }: File) => [name, size, lastModified];
