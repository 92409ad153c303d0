import { createContext } from "react";
import { useRequiredContext } from "~/ui/required-context";

/** The subscription a mail's link opens; null where it opens none. */
type Opened = { readonly isSubscribed: boolean; readonly canResubscribe: boolean } | null;

const OpenedSubscription = createContext<Opened | undefined>(undefined);

/** Handed down by the route of the link: the block that shows it stands where an editor placed it. */
export const OpenedSubscriptionProvider = OpenedSubscription.Provider;

export function useOpenedSubscription(): Opened {
  return useRequiredContext(OpenedSubscription, {
    hook: "useOpenedSubscription",
    provider: "OpenedSubscriptionProvider",
  });
}
