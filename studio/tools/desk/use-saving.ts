import { useState } from "react";
import { focusSoon, heldFocus } from "../parts/held-focus";
import { Refusal } from "../parts/staff-api";
import { complaintsOf, complaintText, hintsOf, nothingRefused, type RefusedFields } from "./quote-complaints";

/** A press of "Save": what the shop refuses is said in words, and the first field of it has the focus. */
export function useSaving(save: () => Promise<string>, onSaved: (id: string) => void) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<RefusedFields>(nothingRefused);
  const press = async () => {
    const giveFocusBack = heldFocus();
    setBusy(true);
    setTrouble(null);
    setRefused(nothingRefused);
    try {
      onSaved(await save());
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : [];
      const found = complaintsOf(fields);
      setRefused({ complaints: found, hints: hintsOf(fields) });
      setTrouble(complaintText(found) || (error instanceof Error ? error.message : String(error)));
      setBusy(false);
      if (Object.keys(found).length > 0) focusSoon('[data-path][aria-invalid="true"]');
      else giveFocusBack();
    }
  };
  return { trouble, busy, refused, press };
}
