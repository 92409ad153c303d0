import { createContext } from "react";
import { useRequiredContext } from "~/ui/runtime/required-context";

/** The subscription of an unsubscribe link; null for an invalid link. */
type Opened = { readonly isSubscribed: boolean; readonly canResubscribe: boolean } | null;

const OpenedSubscription = createContext<Opened | undefined>(undefined);

/** The route of the link provides it, because an editor decides where the block is placed. */
export const OpenedSubscriptionProvider = OpenedSubscription.Provider;

export function useLinkedSubscription(): Opened {
  return useRequiredContext(OpenedSubscription, {
    hook: "useLinkedSubscription",
    provider: "OpenedSubscriptionProvider",
  });
}
