import { useRef, useState } from "react";
import type { StoredFilesByField } from "../validation/file-rules";

/**
 * The files of a form in the browser: chosen ones outlive the step that shows them (FORM-029),
 * and what an earlier post brought to us need not be chosen again.
 */
export function useUploads(start: StoredFilesByField) {
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly File[]>>>({});
  const [stored, setStored] = useState(start);
  // Known at once: whoever keeps it asks in the same breath.
  const latest = useRef(start);
  const setStoredFiles = (facts: StoredFilesByField) => {
    latest.current = facts;
    setStored(facts);
  };
  return {
    chosen,
    shown: stored,
    stored: () => latest.current,
    /** What tells these files from others, as far as anybody can say without reading them. */
    fingerprint: () => ({
      stored: latest.current,
      chosen: Object.entries(chosen).map(([name, files]) => [name, files.map(fingerprintFile)]),
    }),
    choose: (name: string, files: readonly File[]) => setChosen((now) => ({ ...now, [name]: files })),
    /** FORM-009: what a hidden field held is not there when it comes into sight again. */
    remove: (names: readonly string[]) =>
      setChosen((now) =>
        names.some((name) => now[name]?.length)
          ? Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name)))
          : now,
      ),
    addStored: (facts: StoredFilesByField) => setStoredFiles({ ...latest.current, ...facts }),
    restore: (facts: StoredFilesByField) => setStoredFiles({ ...facts, ...latest.current }),
    clearStored: () => setStoredFiles({}),
    clear: () => {
      setChosen({});
      setStoredFiles({});
    },
  };
}

const fingerprintFile = ({ name, size, lastModified }: File) => [name, size, lastModified];
