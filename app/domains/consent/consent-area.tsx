import { lazy, Suspense, useEffect, useState } from "react";
import type { TagOptions } from "./analytics-tags";
import { deleteRefusedCookies, useConsent } from "./consent-store";
import { preferencesHash } from "./preferences-link";

const Banner = lazy(async () => ({ default: (await import("./consent-banner")).ConsentBanner }));
const Preferences = lazy(async () => ({
  default: (await import("./consent-preferences")).ConsentPreferences,
}));

type ConsentAreaProps = {
  /** The Tag Manager container, on pages whose switch is on. */
  readonly gtmId: string | undefined;
};

/** Shows the banner without a choice, opens the preferences at their hash, and starts allowed tags. */
export function ConsentArea({ gtmId }: ConsentAreaProps) {
  const { state, choice } = useConsent();
  const [isManaging, setManaging] = useState(false);
  useEffect(() => {
    const updateConsent = () => {
      if (window.location.hash === preferencesHash) setManaging(true);
    };
    updateConsent();
    window.addEventListener("hashchange", updateConsent);
    return () => window.removeEventListener("hashchange", updateConsent);
  }, []);
  useEffect(() => startTags({ choice, gtmId }), [choice, gtmId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the visitor has chosen
  useEffect(deleteRefusedCookies, [choice]);
  const close = () => {
    setManaging(false);
    // Removes the hash, so that the same link works again.
    if (window.location.hash === preferencesHash)
      window.history.replaceState(
        window.history.state,
        "",
        window.location.pathname + window.location.search,
      );
  };
  const isAsking = state === "unknown" && !isManaging;
  // No Suspense boundary without content.
  // The consent changes during hydration, and React would discard the boundary (error 421).
  if (!isAsking && !isManaging) return null;
  return (
    <Suspense fallback={null}>
      {isAsking ? <Banner onManage={() => setManaging(true)} /> : <Preferences onClose={close} />}
    </Suspense>
  );
}

/** Starts the tags when analytics is allowed; returns a function that stops them. */
function startTags(tags: TagOptions): () => void {
  if (!tags.choice.includes("analytics")) return () => undefined;
  let stop: (() => void) | undefined;
  let isOver = false;
  // Without a connection the visit is not counted.
  void import("./analytics-tags")
    .then(({ startAnalyticsTags }) => {
      if (!isOver) stop = startAnalyticsTags(tags);
    })
    .catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
}
