import type { PaymentComplaint } from "../../payment-handle";
import type { CardFieldName } from "./card.messages";
import { cardComplaints } from "./card-complaints";

/** Longer than a word from one of the provider's frames takes, shorter than a shopper would notice. */
const graceMs = 500;

export type CardProgress = {
  readonly heard: (field: CardFieldName, complete: boolean) => void;
  /** What is missing; asked while somebody types, it first waits for what the frames have still to say. */
  readonly complaints: () => Promise<readonly PaymentComplaint[]>;
};

/**
 * How far the card fields are. They live in frames of the provider, which speak later than keys do: who types the
 * last digit and presses Enter at once is there before the frame's word that the field is complete.
 */
export function cardProgress(): CardProgress {
  const complete: Partial<Record<CardFieldName, boolean>> = {};
  const waiting = new Set<() => void>();
  const missing = () => cardComplaints(true, complete);
  return {
    heard: (field, isComplete) => {
      complete[field] = isComplete;
      if (missing().length === 0) for (const go of waiting) go();
    },
    complaints: async () => {
      const touched = Object.keys(complete).length > 0;
      if (touched && missing().length > 0) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
          setTimeout(resolve, graceMs);
        });
        waiting.clear();
      }
      return missing();
    },
  };
}
