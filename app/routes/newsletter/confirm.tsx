import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { confirmSubscription } from "~/domains/newsletter/change-subscription.server";
import { newsletterMessages } from "~/domains/newsletter/newsletter.messages";
import { paths } from "~/kernel/paths";
import { Alert } from "~/ui/alert";
import { Button, ButtonLink } from "~/ui/button";

export const meta: MetaFunction = () => [
  { title: "Newsletter" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** Programs that look into mails open every link: only a press confirms. */
export async function action({ params, context: { services } }: ActionFunctionArgs) {
  const confirm = { ...services, secret: services.env.sessionSecret };
  const unsubscribeToken = await confirmSubscription(confirm, params.token ?? "");
  return data({ unsubscribeToken }, { status: unsubscribeToken ? 200 : 404 });
}

/** GET /newsletter/confirm/{token}: the press that is missing. */
export default function ConfirmNewsletter() {
  const answered = useActionData<typeof action>();
  const leave = answered?.unsubscribeToken;
  return (
    <section className="container-page section flex flex-col items-start gap-6">
      <h1 className="font-display text-h1">{newsletterMessages.confirmTitle}</h1>
      {answered ? null : (
        <>
          <p className="text-lead text-ink-soft">{newsletterMessages.confirmText}</p>
          <Form method="post">
            <Button type="submit" size="large">
              Subscribe
            </Button>
          </Form>
        </>
      )}
      {leave ? (
        <>
          <Alert type="success">{newsletterMessages.confirmed}</Alert>
          <ButtonLink to={paths.newsletter.unsubscribe(leave)} variant="text">
            Leave again
          </ButtonLink>
        </>
      ) : null}
      {answered && !leave ? <Alert type="error">{newsletterMessages.over}</Alert> : null}
    </section>
  );
}
