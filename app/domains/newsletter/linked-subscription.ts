import { createContext } from "react";
import { useRequiredContext } from "~/ui/runtime/required-context";

/** The subscription of an unsubscribe link; null for an invalid link. */
type LinkedSubscription = { readonly isSubscribed: boolean; readonly canResubscribe: boolean } | null;

const LinkedSubscriptionContext = createContext<LinkedSubscription | undefined>(undefined);

/** The route of the link provides it, because an editor decides where the block is placed. */
export const LinkedSubscriptionProvider = LinkedSubscriptionContext.Provider;

export function useLinkedSubscription(): LinkedSubscription {
  return useRequiredContext(LinkedSubscriptionContext, {
    hook: "useLinkedSubscription",
    provider: "LinkedSubscriptionProvider",
  });
}
