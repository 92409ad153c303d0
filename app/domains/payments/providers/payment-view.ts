import type { Ref } from "react";
import type { FormControls, PaymentHandle } from "../form/payment-handle";
import type { Provider } from "../provider";
import type { PublicConfig } from "./provider-data";

export type PaymentFieldsProps<P extends Provider> = {
  readonly config: PublicConfig<P>;
  /** Ways to pay within the method, when an editor names them. */
  readonly availableMethods?: readonly string[] | undefined;
  readonly handle: Ref<PaymentHandle>;
  readonly form: FormControls;
  readonly errors: Readonly<Record<string, string>>;
  /** Called when a field became complete, so that its error can be removed. */
  readonly onComplete: (field: string) => void;
};
