import { useRef, useState } from "react";
import type { StoredFilesByField } from "../validation/file-rules";

/**
 * Returns the files of a form in the browser. Chosen files outlive the step that shows them (FORM-029), and uploaded
 * files need not be chosen again.
 */
export function useUploads(start: StoredFilesByField) {
  const [selectedFiles, setSelectedFiles] = useState<Readonly<Record<string, readonly File[]>>>({});
  const [storedFiles, setStoredFiles] = useState(start);
  // A ref, because callers read the value before React renders the new state.
  const latest = useRef(start);
  const replaceStoredFiles = (details: StoredFilesByField) => {
    latest.current = details;
    setStoredFiles(details);
  };
  return {
    selectedFiles,
    storedFiles,
    getStoredFiles: () => latest.current,
    /** Distinguishes these files from others without reading them. */
    fingerprint: () => ({
      stored: latest.current,
      chosen: Object.entries(selectedFiles).map(([name, files]) => [name, files.map(fingerprintFile)]),
    }),
    choose: (name: string, files: readonly File[]) => setSelectedFiles((now) => ({ ...now, [name]: files })),
    /** FORM-009: a hidden file field is empty when it is shown again. */
    remove: (names: readonly string[]) =>
      setSelectedFiles((now) =>
        names.some((name) => now[name]?.length)
          ? Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name)))
          : now,
      ),
    addStored: (details: StoredFilesByField) => replaceStoredFiles({ ...latest.current, ...details }),
    restore: (details: StoredFilesByField) => replaceStoredFiles({ ...details, ...latest.current }),
    clearStored: () => replaceStoredFiles({}),
    clear: () => {
      setSelectedFiles({});
      replaceStoredFiles({});
    },
  };
}

const fingerprintFile = ({ name, size, lastModified }: File) => [name, size, lastModified];
