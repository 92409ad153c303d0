import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Returns the hash of a step in the page's URL. The router changes a hash without a server request. */
export function toStepHash(form: string, step: number): string {
  return `#${encodeURIComponent(form)}-step-${step + 1}`;
}

/** Returns the step, counted from 0, in a hash of this form; null for any other hash. */
export function parseStepHash(hash: string, form: string): number | null {
  const prefix = `#${encodeURIComponent(form)}-step-`;
  const number = hash.startsWith(prefix) ? hash.slice(prefix.length) : "";
  return /^[1-9]\d?$/.test(number) ? Number(number) - 1 : null;
}

/** Returns the number of history entries that the form has added before the current one. */
function countAddedEntries(state: unknown): number {
  const addedEntries =
    typeof state === "object" && state !== null ? Reflect.get(state, "addedFormSteps") : undefined;
  return typeof addedEntries === "number" ? addedEntries : 0;
}

/**
 * Makes each step of a form an entry of the browser's history, so that its back and forward buttons move between steps
 * (FORM-030). `show` is called with the step that the visitor returned to.
 */
export function useStepHistory(form: string, step: number, show: (step: number) => void) {
  const navigate = useNavigate();
  const location = useLocation();
  const { hash } = location;
  const addedEntries = countAddedEntries(location.state);
  const latest = useRef({ step, show });
  latest.current = { step, show };

  // The form has already restored the step of the initial history entry.
  const shownHash = useRef(hash);
  useEffect(() => {
    if (shownHash.current === hash) return;
    shownHash.current = hash;
    const parsedHash = parseStepHash(hash, form);
    if (parsedHash !== null && parsedHash !== latest.current.step) latest.current.show(parsedHash);
  }, [hash, form]);

  const open = (to: number, addedFormSteps: number, replace: boolean) =>
    navigate(
      { search: location.search, hash: toStepHash(form, to) },
      { replace, preventScrollReset: true, state: { ...asRecord(location.state), addedFormSteps } },
    );
  /** Replaces the hash of the current history entry if it belongs to this form. */
  const renameCurrent = (to: number) => {
    if (parseStepHash(hash, form) !== null) open(to, addedEntries, true);
  };

  return {
    /** Returns the step of the current history entry; null without one. */
    current: () => parseStepHash(hash, form),
    /** Adds a browser-history entry for step `to`. */
    advance: (to: number) => {
      open(step, addedEntries, true);
      open(to, addedEntries + 1, false);
    },
    /** Goes back one entry; returns false when the form has added none. */
    back: (): boolean => {
      if (addedEntries > 0) {
        navigate(-1);
        return true;
      }
      renameCurrent(step - 1);
      return false;
    },
    /** Returns to the history entry where the form began. */
    restart: () => (addedEntries > 0 ? navigate(-addedEntries) : renameCurrent(0)),
  } as const;
}

function asRecord(state: unknown): object {
  return typeof state === "object" && state !== null ? state : {};
}
