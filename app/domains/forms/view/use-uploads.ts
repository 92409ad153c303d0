import { useRef, useState } from "react";
import type { StoredFilesByField } from "../validation/file-rules";

/**
 * The files of a form in the browser. Chosen files outlive the step that shows them (FORM-029), and uploaded
 * files need not be chosen again.
 */
export function useUploads(start: StoredFilesByField) {
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly File[]>>>({});
  const [stored, setStored] = useState(start);
  // A ref, because callers read the value before React renders the new state.
  const latest = useRef(start);
  const setStoredFiles = (details: StoredFilesByField) => {
    latest.current = details;
    setStored(details);
  };
  return {
    chosen,
    storedFiles: stored,
    stored: () => latest.current,
    /** Distinguishes these files from others without reading them. */
    fingerprint: () => ({
      stored: latest.current,
      chosen: Object.entries(chosen).map(([name, files]) => [name, files.map(fingerprintFile)]),
    }),
    choose: (name: string, files: readonly File[]) => setChosen((now) => ({ ...now, [name]: files })),
    /** FORM-009: a hidden file field is empty when it is shown again. */
    remove: (names: readonly string[]) =>
      setChosen((now) =>
        names.some((name) => now[name]?.length)
          ? Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name)))
          : now,
      ),
    addStored: (details: StoredFilesByField) => setStoredFiles({ ...latest.current, ...details }),
    restore: (details: StoredFilesByField) => setStoredFiles({ ...details, ...latest.current }),
    clearStored: () => setStoredFiles({}),
    clear: () => {
      setChosen({});
      setStoredFiles({});
    },
  };
}

const fingerprintFile = ({ name, size, lastModified }: File) => [name, size, lastModified];
