import { useEffect, useMemo, useRef } from "react";
import { challengeNotLoadedToken, useChallengeKeys } from "./challenge-keys";
import type { ChallengeWidget } from "./recaptcha-widget";

/** Google passes most visitors without a puzzle, so the hint about one waits this long. */
const puzzleHintDelayMs = 700;

/**
 * Returns the reCAPTCHA of a form (FORM-020, FORM-021). `ask` opens it and continues when it is solved. A token is
 * discarded when it expires and after a submit. The script loads when a visitor focuses the form.
 */
export function useChallenge(isWanted: boolean, onWaiting: () => void) {
  const keys = useChallengeKeys();
  const containerRef = useRef<HTMLDivElement>(null);
  const now = useRef({
    token: null as string | null,
    widget: null as Promise<ChallengeWidget> | null,
    goOn: () => {},
    wait: 0,
    onWaiting,
  });
  now.current.onWaiting = onWaiting;
  const isAsked = isWanted && keys !== null;

  const challenge = useMemo(() => {
    const resolveToken = (token: string) => {
      clearTimeout(now.current.wait);
      now.current.token = token;
      const { goOn } = now.current;
      now.current.goOn = () => {};
      goOn();
    };
    const forget = () => {
      now.current.token = null;
    };
    const load = (): Promise<ChallengeWidget> => {
      if (!keys || !containerRef.current) return Promise.reject(new Error("no challenge here"));
      const holder = containerRef.current;
      const events = {
        onToken: resolveToken,
        onExpired: forget,
        onError: () => resolveToken(challengeNotLoadedToken),
      };
      now.current.widget ??= import("./recaptcha-widget")
        .then(({ renderChallengeWidget }) => renderChallengeWidget(keys, holder, events))
        .catch((error) => {
          now.current.widget = null;
          throw error;
        });
      return now.current.widget;
    };
    return {
      token: () => now.current.token,
      prepare: () => {
        if (isAsked) load().catch(() => undefined);
      },
      ask: (goOn: () => void) => {
        now.current.goOn = goOn;
        clearTimeout(now.current.wait);
        now.current.wait = window.setTimeout(() => now.current.onWaiting(), puzzleHintDelayMs);
        load().then(
          ({ execute }) => execute(),
          () => resolveToken(challengeNotLoadedToken),
        );
      },
      clear: () => {
        forget();
        now.current.widget?.then(({ reset }) => reset()).catch(() => undefined);
      },
    };
  }, [keys, isAsked]);

  useEffect(() => () => clearTimeout(now.current.wait), []);
  return { ...challenge, isAsked, containerRef };
}
