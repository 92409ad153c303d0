import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useCallback, useEffect } from "react";
import { StyleListsProvider } from "~/blocks/style-list/style-lists-context";
import { AccountLink } from "~/domains/account/sign-in/account-link";
import { ConsentArea } from "~/domains/consent/consent-area";
import { preferencesLink } from "~/domains/consent/preferences-link";
import { ChallengeProvider } from "~/domains/forms/challenge/challenge-keys";
import { AnnouncementBar } from "~/domains/navigation/header/announcement-bar";
import { SiteHeader } from "~/domains/navigation/header/site-header";
import { loadShell } from "~/domains/navigation/load-shell.server";
import type { Shell } from "~/domains/navigation/navigation.schema";
import { LinkedSubscriptionProvider } from "~/domains/newsletter/linked-subscription";
import { loadActivePopups } from "~/domains/popups/load-popups.server";
import type { Popup } from "~/domains/popups/popup.schema";
import { PopupArea } from "~/domains/popups/popup-area";
import { SampleForm } from "~/domains/samples/add-sample/sample-form";
import { isPublicPath } from "~/kernel/addresses/sections";
import { stripStega } from "~/kernel/text/stega";
import { PublicPathContext } from "~/ui/link";
import { useNonce } from "~/ui/runtime/nonce";
import { personalPrefixes } from "./routes";
import { getErrorTitle, ShellError } from "./shell-error";
import { ToastProvider } from "./ui/feedback/toast";
import displayFont from "./ui/fonts/fraunces-display.woff2?url";
import textFont from "./ui/fonts/instrument-sans.woff2?url";
import { RouteFocus } from "./ui/navigation/route-focus";
import { lazyPart } from "./ui/runtime/lazy-part";
import { useTagManager } from "./use-tag-manager";
import "./styles.css";

const SiteFooter = lazyPart(async () => (await import("~/domains/navigation/site-footer")).SiteFooter, {
  loadOn: "interaction",
});

/** Hidden until the page is scrolled. */
const BackToTop = lazyPart(async () => (await import("~/domains/navigation/back-to-top")).BackToTop, {
  loadOn: "interaction",
});

/** Works without script as a form that opens the results page. */
const SearchBox = lazyPart(async () => (await import("~/domains/search/search-box")).SearchBox, {
  loadOn: "interaction",
});
/** Hydrates on interaction, because the count changes only with stored samples or after a click. */
const CartCount = lazyPart(async () => (await import("./cart-count")).CartCount, { loadOn: "interaction" });

const SyncedFavoritesLink = lazyPart(
  async () => (await import("./synced-favorites-link")).SyncedFavoritesLink,
  {
    loadOn: "interaction",
  },
);
const FavoritesLink = lazyPart(
  async () => (await import("~/domains/catalog/favorites/favorites-link")).FavoritesLink,
  { loadOn: "interaction" },
);

const furtherLinks = [preferencesLink];
/** Default for style lists: an editor may place one on any page, but only list routes load the data. */
const noLists = {};
/** Constant elements: new props before the phone menu is hydrated would discard its server-rendered HTML. */
const account = <AccountLink />;
const menuFooter = (
  <>
    <FavoritesLink />
    {account}
  </>
);

export const links: LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon-32.png", sizes: "32x32", type: "image/png" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const siteName = stripStega(data?.site.name ?? "");
  return [{ title: error === undefined ? siteName : `${getErrorTitle(error)} | ${siteName}` }];
};

/** Loads header, footer and popups: only content, nothing about the visitor, so that pages can be cached. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [shell, popups] = await Promise.all([
    loadShell(context.services),
    loadActivePopups(context.services),
  ]);
  const { mode, gtmId, recaptcha } = context.services.env;
  const challenge = recaptcha ? { siteKey: recaptcha.siteKey, scriptUrl: recaptcha.scriptUrl } : null;
  return { ...shell, popups, demo: mode === "demo", gtmId, challenge, personal: personalPrefixes };
}

/** Keeps the data during client navigation; only an explicit revalidation (preview) reloads it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  useHydrationMarker();
  const personal = frame?.personal;
  const isPublic = useCallback(
    (path: string) => personal !== undefined && isPublicPath(personal, path),
    [personal],
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <PublicPathContext.Provider value={isPublic}>
          <ToastProvider>
            <ChallengeProvider value={frame?.challenge ?? null}>
              <StyleListsProvider value={noLists}>
                <LinkedSubscriptionProvider value={null}>
                  <Frame
                    shell={frame}
                    demo={frame?.demo ?? false}
                    popups={frame?.popups ?? []}
                    gtmId={frame?.gtmId}
                  >
                    {children}
                  </Frame>
                </LinkedSubscriptionProvider>
              </StyleListsProvider>
            </ChallengeProvider>
          </ToastProvider>
        </PublicPathContext.Provider>
        <RouteFocus />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ShellError />;
}

/** Marks a hydrated document for the preview's script and for tests. */
function useHydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
}

type FrameProps = {
  /** Undefined when the root loader failed; the page then has no header and footer. */
  readonly shell: Shell | undefined;
  readonly demo: boolean;
  readonly popups: readonly Popup[];
  readonly gtmId: string | undefined;
  readonly children: ReactNode;
};

function Frame({ shell, demo, popups, gtmId: configuredGtmId, children }: FrameProps) {
  const { pathname } = useLocation();
  const gtmId = useTagManager(configuredGtmId);
  return (
    <>
      {shell ? (
        <>
          <AnnouncementBar announcement={shell.site.announcement} demo={demo} />
          <SiteHeader
            shell={shell}
            path={pathname}
            search={<SearchBox popularSearches={shell.site.popularSearches} />}
            favorites={<SyncedFavoritesLink />}
            cart={<CartCount />}
            account={account}
            menuFooter={menuFooter}
          />
        </>
      ) : null}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SampleForm />
      <BackToTop />
      <ConsentArea gtmId={gtmId} />
      <PopupArea popups={popups} />
      {shell ? <SiteFooter shell={shell} demo={demo} extraLinks={furtherLinks} /> : null}
    </>
  );
}
