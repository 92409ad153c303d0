import { createRemixStub } from "@remix-run/testing";
import type { ComponentType, ReactNode } from "react";
import { StyleListsProvider } from "~/blocks/style-list/style-lists-context";
import { ChallengeProvider } from "~/domains/forms/challenge/challenge-keys";
import { LinkedSubscriptionProvider } from "~/domains/newsletter/linked-subscription";
import { ToastProvider } from "~/ui/feedback/toast";
import { renderToHtml } from "./render-to-html";

/** The parts of a route module: loader, view and meta. */
export type RouteModule = {
  readonly default: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: each route has arguments and data of its own.
  readonly loader: (args: any) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each route has arguments and data of its own.
  readonly meta?: (args: any) => unknown;
};

type RouteRequest = {
  readonly services: object;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
};

type Data = Readonly<Record<string, unknown>>;
const noLists = {};

/** Renders a page and its head by the route's loader, view and meta, without scripts. */
export async function renderRoute(
  route: RouteModule,
  { services, path, params }: RouteRequest,
): Promise<string> {
  const request = new Request(`https://shop.example${path}`);
  const answered = await route.loader({ request, params, context: { services } });
  const data: Data = JSON.parse(JSON.stringify(unwrapData(answered)));
  const head = route.meta?.({ data, params, location: new URL(request.url), matches: [] });
  return `${JSON.stringify(head)}\n${await renderBody(route.default, request, data)}`;
}

/** Renders a view at a URL, as the server does. */
export function renderComponentAt(path: string, Component: ComponentType): Promise<string> {
  return renderBody(Component, new Request(`https://shop.example${path}`), {});
}

function renderBody(Component: ComponentType, request: Request, data: Data): Promise<string> {
  const Page = createRemixStub([{ id: "page", path: "*", Component, loader: () => data }]);
  const { pathname, search } = new URL(request.url);
  return renderToHtml(
    <RootProviders>
      <Page initialEntries={[pathname + search]} hydrationData={{ loaderData: { page: data } }} />
    </RootProviders>,
  );
}

/** The contexts that root.tsx provides to every page. */
function RootProviders({ children }: { readonly children: ReactNode }) {
  return (
    <ToastProvider>
      <ChallengeProvider value={null}>
        <StyleListsProvider value={noLists}>
          <LinkedSubscriptionProvider value={null}>{children}</LinkedSubscriptionProvider>
        </StyleListsProvider>
      </ChallengeProvider>
    </ToastProvider>
  );
}

/** Unwraps the value of `data()`, or returns a plain value. */
function unwrapData(answered: unknown): unknown {
  const isWrapped =
    typeof answered === "object" && answered !== null && "data" in answered && "init" in answered;
  return isWrapped ? answered.data : answered;
}
