import type { Ref } from "react";
import type { FormControls, PaymentHandle } from "../payment-handle";
import type { Provider } from "../provider";
import type { PublicConfig } from "./provider-data";

/** What the view half of a provider gets. */
export type PaymentFieldsProps<P extends Provider> = {
  readonly config: PublicConfig<P>;
  /** The ways to pay inside the method, where an editor names them. */
  readonly availableMethods?: readonly string[] | undefined;
  readonly handle: Ref<PaymentHandle>;
  readonly form: FormControls;
  readonly errors: Readonly<Record<string, string>>;
  /** A field became complete: its complaint can go. */
  readonly onComplete: (field: string) => void;
};
