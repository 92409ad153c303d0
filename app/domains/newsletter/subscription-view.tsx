import { Form, useActionData } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { useLinkedSubscription } from "./linked-subscription";
import { newsletterMessages } from "./newsletter.messages";

type SubscriptionProps = {
  /** The editor's text for an invalid link. */
  readonly failure?: string | undefined;
};

/** Buttons to unsubscribe and resubscribe; the page changes before the server answers (PAGE-018, PAGE-019). */
export function Subscription({ failure = newsletterMessages.failed }: SubscriptionProps) {
  const subscription = useLinkedSubscription();
  const answer = useActionData<{ readonly isStored: boolean }>();
  const [pendingChoice, setPendingChoice] = useState<boolean | null>(null);
  const isSubscribed = pendingChoice ?? subscription?.isSubscribed ?? false;
  if (!subscription || answer?.isStored === false) return <Alert type="error">{failure}</Alert>;
  return (
    <div className="flex flex-col items-start gap-6">
      <p role="status" className="text-lead">
        {isSubscribed ? newsletterMessages.subscribed : newsletterMessages.unsubscribed}
      </p>
      {isSubscribed || subscription.canResubscribe ? (
        <Form method="post" preventScrollReset onSubmit={() => setPendingChoice(!isSubscribed)}>
          <Button type="submit" name="to" value={isSubscribed ? "unsubscribed" : "subscribed"} size="large">
            {isSubscribed ? "Unsubscribe" : "Subscribe again"}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
