import type { DocumentStore, OperationsAPI } from "sanity";

type Pair = DocumentStore["pair"];

/** Whether what was changed in a document has reached the content, and an end to looking. */
export type UnsavedEdits = { readonly isUnsaved: () => boolean; readonly stop: () => void };

/** The Studio sends changes once a second; one that is not on its way by then was forgotten. */
const resendAfterMs = 1_500;
/** Looks this often whether what was changed is stored, once its form is closed. */
const pollMs = 500;
/** An answer that takes longer does not come. */
const timeoutMs = 60_000;

/**
 * Follows what is changed in a document, and sees that it is sent. The Studio sends changes once a second, of the document
 * changed last, and only while a form is open: who left a form within that second, or went on writing in another, lost the
 * last letters, and nothing said so. So the document stays open, unseen, until all of it is stored.
 */
export function trackUnsavedEdits(pair: Pair, id: string, type: string): UnsavedEdits {
  let operations: OperationsAPI | undefined;
  let isWaiting = false;
  let isAnswered = true;
  let forgotten: ReturnType<typeof setTimeout> | undefined;
  // While an answer is waited for, the Studio may be about to publish: another order would take that one's place.
  const send = () => {
    if (isWaiting && isAnswered) operations?.commit.execute();
  };
  const open = [
    pair.editOperations(id, type).subscribe((given) => {
      operations = given;
    }),
    pair.operationEvents(id, type).subscribe((event) => {
      if (event.type !== "success") return;
      isWaiting = event.op === "patch";
      clearTimeout(forgotten);
      if (isWaiting) forgotten = setTimeout(send, resendAfterMs);
    }),
    pair.consistencyStatus(id, type).subscribe((isConsistent) => {
      isAnswered = isConsistent;
    }),
  ];
  const isUnsaved = () => isWaiting || !isAnswered;
  return {
    isUnsaved,
    stop: () => {
      const leftAt = Date.now();
      const looking = setInterval(() => {
        if (isUnsaved() && Date.now() - leftAt < timeoutMs) return;
        clearInterval(looking);
        clearTimeout(forgotten);
        for (const subscription of open) subscription.unsubscribe();
      }, pollMs);
    },
  };
}
