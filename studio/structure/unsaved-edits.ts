import type { DocumentStore, OperationsAPI } from "sanity";

type OpenDocumentPair = DocumentStore["pair"];

/** Tells whether edits are not saved yet; `stop` ends the tracking after the last save. */
export type UnsavedEdits = { readonly isUnsaved: () => boolean; readonly stop: () => void };

/** The Studio sends changes once a second; after this time an unsent change was dropped and is sent again. */
const resendAfterMs = 1_500;
/** Interval of the check whether all edits are saved, after the form was closed. */
const pollMs = 500;
/** Maximum wait for the last save. */
const timeoutMs = 60_000;

/**
 * Tracks edits of a document and makes sure that they are sent. The Studio drops edits of the last second when its
 * form closes or another document is edited. Therefore the document stays subscribed until everything is saved.
 */
export function trackUnsavedEdits(pair: OpenDocumentPair, id: string, type: string): UnsavedEdits {
  let operations: OperationsAPI | undefined;
  let isWaiting = false;
  let isAnswered = true;
  let forgotten: ReturnType<typeof setTimeout> | undefined;
  // While a response is pending, the Studio may be about to publish; a commit would replace that operation.
  const send = () => {
    if (isWaiting && isAnswered) operations?.commit.execute();
  };
  const open = [
    pair.editOperations(id, type).subscribe((edit) => {
      operations = edit;
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
