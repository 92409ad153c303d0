import { useState } from "react";
import { focusWhenRendered, rememberFocus } from "../parts/restore-focus";
import { StaffApiError } from "../parts/staff-api";
import {
  noFieldErrors,
  type QuoteFieldErrors,
  summarizeErrors,
  toFieldErrors,
  toHints,
} from "./quote-errors";

/** Saves; shows validation errors and focuses the first invalid field. */
export function useSave(save: () => Promise<string>, onSaved: (id: string) => void) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<QuoteFieldErrors>(noFieldErrors);
  const press = async () => {
    const giveFocusBack = rememberFocus();
    setBusy(true);
    setTrouble(null);
    setRefused(noFieldErrors);
    try {
      onSaved(await save());
    } catch (error) {
      const fields = error instanceof StaffApiError ? error.fields : [];
      const found = toFieldErrors(fields);
      setRefused({ complaints: found, hints: toHints(fields) });
      setTrouble(summarizeErrors(found) || (error instanceof Error ? error.message : String(error)));
      setBusy(false);
      if (Object.keys(found).length > 0) focusWhenRendered('[data-path][aria-invalid="true"]');
      else giveFocusBack();
    }
  };
  return { trouble, busy, refused, press };
}
