import { Form, useActionData } from "@remix-run/react";
import { createContext, useContext, useState } from "react";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { newsletterMessages } from "./newsletter.messages";

/** The subscription a mail's link opens; null where it opens none. */
type Opened = { readonly isSubscribed: boolean; readonly mayComeBack: boolean } | null;

/** Handed down by the route of the link: the block that shows it stands where an editor placed it. */
export const OpenedSubscription = createContext<Opened>(null);

type SubscriptionProps = {
  /** What the editor wrote for a link that opens nothing. */
  readonly failure?: string | undefined;
};

/** Leaves and comes back at once, and keeps it on the server (PAGE-018, PAGE-019; rulings A39, B05). */
export function Subscription({ failure = newsletterMessages.failed }: SubscriptionProps) {
  const subscription = useContext(OpenedSubscription);
  const answer = useActionData<{ readonly isStored: boolean }>();
  const [chosen, choose] = useState<boolean | null>(null);
  const isSubscribed = chosen ?? subscription?.isSubscribed ?? false;
  if (!subscription || answer?.isStored === false) return <Alert type="error">{failure}</Alert>;
  return (
    <div className="flex flex-col items-start gap-6">
      <p role="status" className="text-lead">
        {isSubscribed ? newsletterMessages.subscribed : newsletterMessages.unsubscribed}
      </p>
      {isSubscribed || subscription.mayComeBack ? (
        <Form method="post" preventScrollReset onSubmit={() => choose(!isSubscribed)}>
          <Button type="submit" name="to" value={isSubscribed ? "unsubscribed" : "subscribed"} size="large">
            {isSubscribed ? "Unsubscribe" : "Subscribe again"}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
