import type { PaymentFieldError } from "../../payment-handle";
import type { CardFieldName } from "./card.messages";
import { listCardErrors } from "./card-errors";

/** Longer than a word from one of the provider's frames takes, shorter than a shopper would notice. */
const graceMs = 500;
/** A frame that was told to give the keyboard back says so; one that never does has died. */
const blurTimeoutMs = 5_000;

export type CardProgress = {
  readonly fieldChanged: (field: CardFieldName, complete: boolean) => void;
  readonly fieldFocused: (field: CardFieldName) => void;
  readonly fieldBlurred: (field: CardFieldName) => void;
  /**
   * What is missing; asked while somebody types, it first waits for what the frames have still to say. `leave` asks a
   * field to give the keyboard back.
   */
  readonly validate: (leave: (field: CardFieldName) => void) => Promise<readonly PaymentFieldError[]>;
};

/**
 * How far the card fields are. They live in frames of the provider, which speak later than keys do: who types the
 * last digit and presses Enter at once is there before the frame's word that the field is complete. What a frame says
 * comes in order, so the field that has the keyboard is asked to leave it: once it says that it was left, it has said
 * all it had to say, however busy the machine is.
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
    validate: async (leave) => {
      const touched = focusedField !== undefined || Object.keys(complete).length > 0;
      if (touched && listMissing().length > 0) await waitForFrames(leave);
      return listMissing();
    },
  };

  /** Resolves once nothing is missing, or once no field has the keyboard and no frame has said anything for a while. */
  function waitForFrames(leave: (field: CardFieldName) => void): Promise<void> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = () => {
        clearTimeout(timer);
        listeners.delete(look);
        resolve();
      };
      const look = () => {
        clearTimeout(timer);
        if (listMissing().length === 0) return end();
        if (focusedField) leave(focusedField);
        timer = setTimeout(end, focusedField ? blurTimeoutMs : graceMs);
      };
      listeners.add(look);
      look();
    });
  }
}
