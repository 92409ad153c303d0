import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { confirmSubscription } from "~/domains/newsletter/change-subscription.server";
import { newsletterMessages } from "~/domains/newsletter/newsletter.messages";
import { hideUrlFromReferer } from "~/edge/headers/hide-url-from-referer.server";
import { paths } from "~/kernel/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";

export const meta: MetaFunction<typeof loader> = ({ data: found }) => [
  ...createRoutePageMeta({ page: found?.page ?? null, title: newsletterMessages.confirmTitle }),
];

export const headers = hideUrlFromReferer;

export async function loader({ context: { services } }: LoaderFunctionArgs) {
  return { page: await loadPageForRoute(services, paths.newsletter.confirm(":token")) };
}

/** Email scanners open every link, so only a click on the button confirms. */
export async function action({ params, context: { services } }: ActionFunctionArgs) {
  const confirm = { ...services, secret: services.env.sessionSecret };
  const unsubscribeToken = await confirmSubscription(confirm, params.token ?? "");
  return data({ unsubscribeToken }, { status: unsubscribeToken ? 200 : 404 });
}

/** GET /newsletter/confirm/{token}: the button that confirms a subscription. */
export default function ConfirmNewsletter() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <CmsPageLayout page={page}>
      {({ isTitled }) => (
        <section className="container-page section flex flex-col items-start gap-6">
          {isTitled ? null : (
            <h1 className="font-display text-h1">{page?.title ?? newsletterMessages.confirmTitle}</h1>
          )}
          <ConfirmButton />
        </section>
      )}
    </CmsPageLayout>
  );
}

/** The confirm button; after the submit, its result. */
function ConfirmButton() {
  const actionData = useActionData<typeof action>();
  const unsubscribeToken = actionData?.unsubscribeToken;
  if (!actionData)
    return (
      <>
        <p className="text-lead text-ink-soft">{newsletterMessages.confirmText}</p>
        <Form method="post">
          <Button type="submit" size="large">
            Subscribe
          </Button>
        </Form>
      </>
    );
  if (!unsubscribeToken) return <Alert type="error">{newsletterMessages.linkExpired}</Alert>;
  return (
    <>
      <Alert type="success">{newsletterMessages.confirmed}</Alert>
      <ButtonLink to={paths.newsletter.unsubscribe(unsubscribeToken)} variant="text">
        Unsubscribe
      </ButtonLink>
    </>
  );
}
