import type { PaymentFieldError } from "../../form/payment-handle";
import type { CardFieldName } from "./card.messages";
import { listCardErrors } from "./card-errors";

/** Longer than a message from a Stripe frame takes, and too short to notice. */
const graceMs = 500;
/** How long to wait for the blur event of a frame; a frame that never sends it is broken. */
const blurTimeoutMs = 5_000;

export type CardProgress = {
  readonly fieldChanged: (field: CardFieldName, complete: boolean) => void;
  readonly fieldFocused: (field: CardFieldName) => void;
  readonly fieldBlurred: (field: CardFieldName) => void;
  /**
   * Lists the errors; while the shopper types it first waits for pending messages of the frames. `blurField` blurs a
   * field.
   */
  readonly validate: (blurField: (field: CardFieldName) => void) => Promise<readonly PaymentFieldError[]>;
};

/**
 * Tracks which card fields are complete. Stripe's frames report later than key presses, so Enter can arrive
 * before the last field is reported complete. Messages of a frame keep their order: the focused field is
 * blurred, and its blur event proves that all earlier messages arrived.
 */
export function createCardProgress(): CardProgress {
  const complete: Partial<Record<CardFieldName, boolean>> = {};
  let focusedField: CardFieldName | undefined;
  const listeners = new Set<() => void>();
  const listMissing = () => listCardErrors(true, complete);
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    fieldChanged: (field, isComplete) => {
      complete[field] = isComplete;
      notify();
    },
    fieldFocused: (field) => {
      focusedField = field;
      notify();
    },
    fieldBlurred: (field) => {
      if (focusedField === field) focusedField = undefined;
      notify();
    },
    validate: async (blurField) => {
      const isTouched = focusedField !== undefined || Object.keys(complete).length > 0;
      if (isTouched && listMissing().length > 0) await waitForFrames(blurField);
      return listMissing();
    },
  };

  /** Resolves when nothing is missing, or when no field has focus and no message came for a while. */
  function waitForFrames(blurField: (field: CardFieldName) => void): Promise<void> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = () => {
        clearTimeout(timer);
        listeners.delete(checkComplete);
        resolve();
      };
      const checkComplete = () => {
        clearTimeout(timer);
        if (listMissing().length === 0) return end();
        if (focusedField) blurField(focusedField);
        timer = setTimeout(end, focusedField ? blurTimeoutMs : graceMs);
      };
      listeners.add(checkComplete);
      checkComplete();
    });
  }
}
