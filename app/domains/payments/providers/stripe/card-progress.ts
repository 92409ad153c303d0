import type { PaymentComplaint } from "../../payment-handle";
import type { CardFieldName } from "./card.messages";
import { cardComplaints } from "./card-complaints";

/** Longer than a word from one of the provider's frames takes, shorter than a shopper would notice. */
const graceMs = 500;
/** A frame that was told to give the keyboard back says so; one that never does has died. */
const leaveMs = 5_000;

export type CardProgress = {
  readonly heard: (field: CardFieldName, complete: boolean) => void;
  readonly entered: (field: CardFieldName) => void;
  readonly left: (field: CardFieldName) => void;
  /**
   * What is missing; asked while somebody types, it first waits for what the frames have still to say. `leave` asks a
   * field to give the keyboard back.
   */
  readonly complaints: (leave: (field: CardFieldName) => void) => Promise<readonly PaymentComplaint[]>;
};

/**
 * How far the card fields are. They live in frames of the provider, which speak later than keys do: who types the
 * last digit and presses Enter at once is there before the frame's word that the field is complete. What a frame says
 * comes in order, so the field that has the keyboard is asked to leave it: once it says that it was left, it has said
 * all it had to say, however busy the machine is.
 */
export function cardProgress(): CardProgress {
  const complete: Partial<Record<CardFieldName, boolean>> = {};
  let inside: CardFieldName | undefined;
  const listeners = new Set<() => void>();
  const missing = () => cardComplaints(true, complete);
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    heard: (field, isComplete) => {
      complete[field] = isComplete;
      tell();
    },
    entered: (field) => {
      inside = field;
      tell();
    },
    left: (field) => {
      if (inside === field) inside = undefined;
      tell();
    },
    complaints: async (leave) => {
      const touched = inside !== undefined || Object.keys(complete).length > 0;
      if (touched && missing().length > 0) await allSaid(leave);
      return missing();
    },
  };

  /** Resolves once nothing is missing, or once no field has the keyboard and no frame has said anything for a while. */
  function allSaid(leave: (field: CardFieldName) => void): Promise<void> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = () => {
        clearTimeout(timer);
        listeners.delete(look);
        resolve();
      };
      const look = () => {
        clearTimeout(timer);
        if (missing().length === 0) return end();
        if (inside) leave(inside);
        timer = setTimeout(end, inside ? leaveMs : graceMs);
      };
      listeners.add(look);
      look();
    });
  }
}
