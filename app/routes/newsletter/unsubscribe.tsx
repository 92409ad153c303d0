import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createCmsPageMeta } from "~/blocks/page/page-meta";
import { changeSubscription, readSubscription } from "~/domains/newsletter/change-subscription.server";
import { LinkedSubscriptionProvider } from "~/domains/newsletter/linked-subscription";
import { Subscription } from "~/domains/newsletter/subscription-view";
import { hideUrlFromReferer } from "~/edge/headers/hide-url-from-referer.server";
import { readFields } from "~/edge/requests/forms/read-fields.server";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data: found }) => [
  ...createCmsPageMeta(found?.page ?? undefined),
  { name: "robots", content: "noindex" },
];

export const headers = hideUrlFromReferer;

/** GET /newsletter/unsubscribe/{unsubscribeToken}: unsubscribes or resubscribes (BLOG-002). */
export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  const secret = services.env.sessionSecret;
  const [page, subscription] = await Promise.all([
    loadPageForRoute(services, paths.newsletter.page),
    readSubscription({ ...services, secret }, params.unsubscribeToken ?? ""),
  ]);
  return { page, subscription };
}

/**
 * A click on the page's button, or a one-click request of an email client (RFC 8058), which needs no page.
 */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const isSubscribed = (await readFields(request))("to") === "subscribed";
  const change = { ...services, secret: services.env.sessionSecret };
  const isStored = await changeSubscription(change, params.unsubscribeToken ?? "", isSubscribed);
  return data({ isStored }, { status: isStored ? 200 : 404 });
}

export default function Unsubscribe() {
  const { page, subscription } = useLoaderData<typeof loader>();
  const hasBlock = page?.blocks.some(({ _type }) => _type === "newsletterUnsubscribe");
  return (
    <LinkedSubscriptionProvider value={subscription}>
      <CmsPageLayout page={page}>
        {({ isTitled }) => (hasBlock ? null : <Bare isTitled={isTitled} />)}
      </CmsPageLayout>
    </LinkedSubscriptionProvider>
  );
}

/** The form is always shown, whatever the editor's page contains. */
function Bare({ isTitled }: { readonly isTitled: boolean }) {
  return (
    <section className="container-wide flex flex-col gap-8 pb-section">
      {isTitled ? null : <h1 className="font-display text-h1">Newsletter</h1>}
      <Subscription />
    </section>
  );
}
