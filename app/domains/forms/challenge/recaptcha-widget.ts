import type { ChallengeKeys } from "./challenge-keys";

/** The part of Google's script that the shop uses: https://developers.google.com/recaptcha/docs/invisible */
type Recaptcha = {
  readonly ready: (onReady: () => void) => void;
  readonly render: (container: HTMLElement, parameters: Readonly<Record<string, unknown>>) => number;
  readonly execute: (widget: number) => unknown;
  readonly reset: (widget: number) => void;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

export type WidgetEvents = {
  readonly onToken: (token: string) => void;
  readonly onExpired: () => void;
  readonly onError: () => void;
};

export type ChallengeWidget = { readonly execute: () => void; readonly reset: () => void };

const loadTimeoutMs = 10_000;
let loading: Promise<Recaptcha> | null = null;

/** Renders an invisible reCAPTCHA into an element of the form. Rejects when the script does not load. */
export async function renderChallengeWidget(
  { siteKey, scriptUrl }: ChallengeKeys,
  container: HTMLElement,
  { onToken, onExpired, onError }: WidgetEvents,
): Promise<ChallengeWidget> {
  loading ??= loadScript(scriptUrl).catch((error) => {
    loading = null;
    throw error;
  });
  const recaptcha = await loading;
  // reCAPTCHA refuses an element that it has rendered before, so each widget gets a new one.
  const widgetElement = container.appendChild(document.createElement("div"));
  const widget = recaptcha.render(widgetElement, {
    sitekey: siteKey,
    size: "invisible",
    badge: "inline",
    callback: onToken,
    "expired-callback": onExpired,
    "error-callback": onError,
  });
  return { execute: () => void recaptcha.execute(widget), reset: () => recaptcha.reset(widget) };
}

function loadScript(scriptUrl: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const node = document.createElement("script");
    const fail = () => {
      node.remove();
      reject(new Error("the reCAPTCHA did not load"));
    };
    const patience = setTimeout(fail, loadTimeoutMs);
    node.src = `${scriptUrl}?render=explicit`;
    node.async = true;
    node.onerror = fail;
    node.onload = () =>
      window.grecaptcha?.ready(() => {
        clearTimeout(patience);
        if (window.grecaptcha) resolve(window.grecaptcha);
      });
    document.head.append(node);
  });
}
