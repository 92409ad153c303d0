import { lazy, Suspense, useEffect, useState } from "react";
import type { TagOptions } from "./analytics-tags";
import { deleteRefusedCookies, useConsent } from "./consent-store";
import { preferencesHash } from "./preferences-link";

const Banner = lazy(async () => ({ default: (await import("./consent-banner")).ConsentBanner }));
const Preferences = lazy(async () => ({
  default: (await import("./consent-preferences")).ConsentPreferences,
}));

type ConsentAreaProps = {
  /** The container of the tag manager, on pages whose switch asks for it. */
  readonly gtmId: string | undefined;
};

/** Asks a visitor who has not chosen, opens the preferences at their link, and starts what was allowed. */
export function ConsentArea({ gtmId }: ConsentAreaProps) {
  const { state, choice } = useConsent();
  const [isManaging, setManaging] = useState(false);
  useEffect(() => {
    const follow = () => {
      if (window.location.hash === preferencesHash) setManaging(true);
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => startTags({ choice, gtmId }), [choice, gtmId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the visitor has chosen
  useEffect(deleteRefusedCookies, [choice]);
  const close = () => {
    setManaging(false);
    // The same link must open them again.
    if (window.location.hash === preferencesHash)
      window.history.replaceState(
        window.history.state,
        "",
        window.location.pathname + window.location.search,
      );
  };
  const isAsking = state === "unknown" && !isManaging;
  // No boundary where nothing shows: the answer is read while the page comes alive, and React would give it up (error 421).
  if (!isAsking && !isManaging) return null;
  return (
    <Suspense fallback={null}>
      {isAsking ? <Banner onManage={() => setManaging(true)} /> : <Preferences onClose={close} />}
    </Suspense>
  );
}

/** What counts visits comes once it was allowed, and is stopped when it no longer is. */
function startTags(tags: TagOptions): () => void {
  if (!tags.choice.includes("analytics")) return () => undefined;
  let stop: (() => void) | undefined;
  let isOver = false;
  // A visitor without connection is not counted.
  void import("./analytics-tags")
    .then(({ startAnalyticsTags: loadTags }) => {
      if (!isOver) stop = loadTags(tags);
    })
    .catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
}
