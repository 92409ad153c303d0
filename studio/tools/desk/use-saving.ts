import { useState } from "react";
import { focusSoon, heldFocus } from "../parts/held-focus";
import { Refusal } from "../parts/staff-api";
import { type Complaints, complaintsOf, complaintText } from "./quote-complaints";

/** A press of "Save": what the shop refuses is said in words, and the first field of it has the focus. */
export function useSaving(save: () => Promise<string>, onSaved: (id: string) => void) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [complaints, setComplaints] = useState<Complaints>({});
  const press = async () => {
    const giveFocusBack = heldFocus();
    setBusy(true);
    setTrouble(null);
    setComplaints({});
    try {
      onSaved(await save());
    } catch (error) {
      const found = complaintsOf(error instanceof Refusal ? error.fields : []);
      setComplaints(found);
      setTrouble(complaintText(found) || (error instanceof Error ? error.message : String(error)));
      setBusy(false);
      if (Object.keys(found).length > 0) focusSoon('[data-path][aria-invalid="true"]');
      else giveFocusBack();
    }
  };
  return { trouble, busy, complaints, press };
}
