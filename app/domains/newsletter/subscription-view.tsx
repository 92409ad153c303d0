import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { newsletterMessages } from "./newsletter.messages";

type SubscriptionViewProps = {
  /** Null: the link opens no subscription. */
  readonly subscription: { readonly isSubscribed: boolean; readonly mayComeBack: boolean } | null;
  /** What the editor wrote for that. */
  readonly failure: string;
};

/** Leaves and comes back at once, and keeps it on the server (PAGE-018, PAGE-019; rulings A39, B05). */
export function SubscriptionView({ subscription, failure }: SubscriptionViewProps) {
  const fetcher = useFetcher<{ readonly isStored: boolean }>();
  const [chosen, choose] = useState<boolean | null>(null);
  const isSubscribed = chosen ?? subscription?.isSubscribed ?? false;
  if (!subscription || fetcher.data?.isStored === false) return <Alert type="error">{failure}</Alert>;
  return (
    <div className="flex flex-col items-start gap-6">
      <p role="status" className="text-lead">
        {isSubscribed ? newsletterMessages.subscribed : newsletterMessages.unsubscribed}
      </p>
      {isSubscribed || subscription.mayComeBack ? (
        <fetcher.Form method="post" onSubmit={() => choose(!isSubscribed)}>
          <Button type="submit" name="to" value={isSubscribed ? "unsubscribed" : "subscribed"} size="large">
            {isSubscribed ? "Unsubscribe" : "Subscribe again"}
          </Button>
        </fetcher.Form>
      ) : null}
    </div>
  );
}
