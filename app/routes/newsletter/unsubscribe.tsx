import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPageAround } from "~/blocks/load-page.server";
import { PageAround } from "~/blocks/page-around";
import { pageMeta } from "~/blocks/page-meta";
import { formTemplate } from "~/domains/forms/find-form.server";
import { changeSubscription, readSubscription } from "~/domains/newsletter/change-subscription.server";
import { newsletterMessages } from "~/domains/newsletter/newsletter.messages";
import { SubscriptionView } from "~/domains/newsletter/subscription-view";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data: found }) => [
  ...pageMeta(found?.page ?? undefined),
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** GET /newsletter/unsubscribe/{unsubscribeToken}: leaves the newsletter, or comes back to it (ruling C58). */
export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  const secret = services.env.sessionSecret;
  const [page, form, subscription] = await Promise.all([
    loadPageAround(services, paths.newsletter.page),
    formTemplate(services.content, "newsletter"),
    readSubscription({ ...services, secret }, params.unsubscribeToken ?? ""),
  ]);
  return { page, subscription, failure: form?.messages?.error ?? newsletterMessages.failed };
}

/** A press of the button, or one click in a mail program (RFC 8058), which posts without asking for a page. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const to = new URLSearchParams((await request.text()).slice(0, 200)).get("to");
  const isSubscribed = to === "subscribed";
  const change = { ...services, secret: services.env.sessionSecret };
  const isStored = await changeSubscription(change, params.unsubscribeToken ?? "", isSubscribed);
  return data({ isStored }, { status: isStored ? 200 : 404 });
}

export default function Unsubscribe() {
  const { page, subscription, failure } = useLoaderData<typeof loader>();
  return (
    <PageAround page={page}>
      {({ isTitled }) => (
        <section className="container-page flex flex-col gap-8 pb-section">
          {isTitled ? null : <h1 className="font-display text-h1">Newsletter</h1>}
          <SubscriptionView subscription={subscription} failure={failure} />
        </section>
      )}
    </PageAround>
  );
}
