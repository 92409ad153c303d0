import { useState } from "react";
import { focusWhenRendered, rememberFocus } from "../parts/restore-focus";
import { StaffApiError } from "../parts/staff-api";
import {
  noFieldErrors,
  type QuoteFieldErrors,
  summarizeQuoteErrors,
  toFieldErrors,
  toHints,
} from "./quote-errors";

/**
 * Returns the state of saving and a function that saves, shows validation errors and focuses the first invalid field.
 */
export function useSave(save: () => Promise<string>, onSaved: (id: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<QuoteFieldErrors>(noFieldErrors);
  const handleSave = async () => {
    const giveFocusBack = rememberFocus();
    setBusy(true);
    setProblem(null);
    setFieldErrors(noFieldErrors);
    try {
      onSaved(await save());
    } catch (error) {
      const fields = error instanceof StaffApiError ? error.fields : [];
      const errors = toFieldErrors(fields);
      setFieldErrors({ errors, hints: toHints(fields) });
      setProblem(summarizeQuoteErrors(errors) || (error instanceof Error ? error.message : String(error)));
      setBusy(false);
      if (Object.keys(errors).length > 0) focusWhenRendered('[data-path][aria-invalid="true"]');
      else giveFocusBack();
    }
  };
  return { problem, busy, fieldErrors, handleSave };
}
