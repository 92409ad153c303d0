import type { FromChallenge } from "./challenge-messages.ts";

/** Replaced when the script is served. */
const sandboxOrigin = "__SANDBOX_ORIGIN__";

type Parameters = {
  readonly sitekey: string;
  readonly callback?: (token: string) => void;
  readonly "expired-callback"?: () => void;
  readonly "error-callback"?: () => void;
};
type Widget = Parameters & { token: string; dialog: HTMLDialogElement | null; expiry: number };

const widgets: Widget[] = [];
const tokenMs = 120_000;

/**
 * The part of invisible reCAPTCHA v2 that the shop uses. Like Google's, closing the challenge triggers no callback.
 */
Object.assign(window, {
  grecaptcha: {
    ready: (begin: () => void) => void setTimeout(begin, 0),
    render: (container: HTMLElement, parameters: Parameters): number => {
      const badge = document.createElement("p");
      badge.textContent = "Protected by reCAPTCHA (the demo's own)";
      badge.style.cssText = "margin:0;font-size:12px;opacity:.75";
      container.append(badge);
      return widgets.push({ ...parameters, token: "", dialog: null, expiry: 0 }) - 1;
    },
    execute: (id = 0) => void open(widgets[id]),
    reset: (id = 0) => resetWidget(widgets[id]),
    getResponse: (id = 0) => widgets[id]?.token ?? "",
  },
});

function open(widget: Widget | undefined): void {
  if (!widget || widget.dialog) return;
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "reCAPTCHA");
  dialog.style.cssText =
    "width:min(380px,calc(100vw - 32px));height:260px;margin:auto;padding:0;border:1px solid #8a93a0;border-radius:6px;overflow:hidden";
  const frame = document.createElement("iframe");
  frame.title = "reCAPTCHA";
  frame.style.cssText = "border:0;width:100%;height:100%;display:block";
  const params = new URLSearchParams({ k: widget.sitekey, co: window.location.origin });
  frame.src = `${sandboxOrigin}/recaptcha/api2/bframe?${params}`;
  dialog.append(frame);
  dialog.addEventListener("close", () => close(widget));
  document.body.append(dialog);
  widget.dialog = dialog;
  dialog.showModal();
}

function close(widget: Widget): void {
  widget.dialog?.remove();
  widget.dialog = null;
}

function resetWidget(widget: Widget | undefined): void {
  if (!widget) return;
  widget.token = "";
  clearTimeout(widget.expiry);
}

window.addEventListener("message", ({ origin, source, data }: MessageEvent<FromChallenge>) => {
  const widget = widgets.find(({ dialog }) => dialog?.querySelector("iframe")?.contentWindow === source);
  if (origin !== sandboxOrigin || !widget) return;
  close(widget);
  if (data.recaptcha !== "answered") return;
  widget.token = data.token;
  widget.expiry = window.setTimeout(() => {
    resetWidget(widget);
    widget["expired-callback"]?.();
  }, tokenMs);
  widget.callback?.(data.token);
});
