import type { Appearance } from "@stripe/stripe-js";
import type {
  CallResult,
  FieldChange,
  FontSource,
  FrameOptions,
  FrameType,
  FromFrame,
  ToFrame,
} from "./messages.ts";
import { showOverlay } from "./overlay.ts";
import { sandboxOrigin } from "./placeholders.ts";

type Handler = (event: unknown) => void;

const titles: Record<FrameType, string> = {
  cardNumber: "Secure card number input frame",
  cardExpiry: "Secure expiration date input frame",
  cardCvc: "Secure CVC input frame",
  payment: "Secure payment input frame",
};

export type ElementOptions = FrameOptions & {
  readonly classes?: Partial<
    Record<"base" | "complete" | "empty" | "focus" | "invalid" | "webkitAutofill", string>
  >;
};

export type ElementGroup = {
  readonly key: string;
  /** A random id that only the frames of one form know, so that they find each other. */
  readonly id: string;
  readonly fonts: readonly FontSource[];
  appearance: Appearance | null;
};

/** A Stripe element: an iframe of the sandbox in the shop's container. */
export class SandboxElement {
  readonly elementType: FrameType;
  readonly group: ElementGroup;
  #options: ElementOptions;
  #frame: HTMLIFrameElement | null = null;
  #container: HTMLElement | null = null;
  /** Queues messages until the script in the iframe listens, and is null afterwards. */
  #unheard: ToFrame[] | null = [];
  #state: FieldChange = { empty: true, complete: false };
  #focused = false;
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #calls = new Map<string, (result: CallResult) => void>();
  readonly #listen = (event: MessageEvent) => this.#hear(event);
  readonly #clicked = () => this.focus();
  readonly #removed: (element: SandboxElement) => void;

  constructor(
    type: FrameType,
    group: ElementGroup,
    options: ElementOptions,
    onRemoved: (it: SandboxElement) => void,
  ) {
    this.elementType = type;
    this.group = group;
    this.#options = options;
    this.#removed = onRemoved;
  }

  mount(target: string | HTMLElement): void {
    const container = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
    if (!container)
      throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements.`);
    this.unmount();
    const frame = document.createElement("iframe");
    frame.title = titles[this.elementType];
    frame.name = `__privateStripeFrame-${this.elementType}`;
    frame.src = `${sandboxOrigin}/stripe/frame/${this.elementType}#${this.group.id}`;
    frame.setAttribute("allowtransparency", "true");
    Object.assign(frame.style, { border: "0", display: "block", width: "100%", height: "1.5em" });
    this.#frame = frame;
    this.#container = container;
    window.addEventListener("message", this.#listen);
    for (const label of findLabels(container)) label.addEventListener("click", this.#clicked);
    container.replaceChildren(frame);
    this.#dress();
  }

  unmount(): void {
    window.removeEventListener("message", this.#listen);
    if (this.#container)
      for (const label of findLabels(this.#container)) label.removeEventListener("click", this.#clicked);
    this.#frame?.remove();
    this.#frame = null;
    this.#unheard = [];
    this.#state = { empty: true, complete: false };
  }

  destroy(): void {
    this.unmount();
    this.#handlers.clear();
    this.#removed(this);
  }

  on(event: string, handler: Handler): this {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler));
    return this;
  }

  once(event: string, handler: Handler): this {
    const handleOnce: Handler = (value) => {
      this.off(event, handleOnce);
      handler(value);
    };
    return this.on(event, handleOnce);
  }

  off(event: string, handler?: Handler): this {
    if (handler) this.#handlers.get(event)?.delete(handler);
    else this.#handlers.delete(event);
    return this;
  }

  update(options: ElementOptions): void {
    this.#options = { ...this.#options, ...options };
    this.configure();
    this.#dress();
  }

  configure(): void {
    const { classes: _, ...options } = this.#options;
    this.#say({
      kind: "configure",
      key: this.group.key,
      // postMessage cannot send functions, so the JSON copy drops them.
      options: JSON.parse(JSON.stringify(options)),
      fonts: this.group.fonts,
      appearance: this.group.appearance,
    });
  }

  focus(): void {
    this.#frame?.focus();
    this.#say({ kind: "focus" });
  }

  blur(): void {
    this.#say({ kind: "blur" });
  }

  clear(): void {
    this.#say({ kind: "clear" });
  }

  /** Requests the iframe to validate or submit its input. Card data stays in the iframe. */
  call(order: DistributiveOmit<Extract<ToFrame, { kind: "call" }>, "kind" | "call">): Promise<CallResult> {
    if (!this.#frame) {
      return Promise.resolve({
        error: { type: "invalid_request_error", message: "The Element is not mounted." },
      });
    }
    const call = crypto.randomUUID();
    return new Promise((resolve) => {
      this.#calls.set(call, resolve);
      this.#say({ ...order, kind: "call", call });
    });
  }

  #say(message: ToFrame): void {
    if (this.#unheard) this.#unheard.push(message);
    else this.#post(message);
  }

  #hearsNow(): void {
    const pendingEvents = this.#unheard ?? [];
    this.#unheard = null;
    this.configure();
    for (const message of pendingEvents) this.#post(message);
  }

  #post(message: ToFrame): void {
    this.#frame?.contentWindow?.postMessage(message, sandboxOrigin);
  }

  #hear(event: MessageEvent): void {
    if (event.origin !== sandboxOrigin || event.source !== this.#frame?.contentWindow) return;
    const message: FromFrame = event.data;
    if (message.kind === "loaded") this.#hearsNow();
    if (message.kind === "ready" || message.kind === "resize") this.#resize(message.height);
    if (message.kind === "focus" || message.kind === "blur") this.#focused = message.kind === "focus";
    if (message.kind === "change") this.#state = message.change;
    this.#dress();
    this.#pass(message);
  }

  /** Emits the iframe's messages as the events of Stripe's element types. */
  #pass(message: FromFrame): void {
    const { elementType } = this;
    switch (message.kind) {
      case "ready":
      case "focus":
      case "blur":
      case "escape":
        this.#emit(message.kind, { elementType });
        break;
      case "change":
        this.#emit("change", { elementType, error: undefined, ...message.change });
        break;
      case "enter":
        this.#container?.closest("form")?.requestSubmit();
        break;
      case "test-cards":
        void showOverlay(`${sandboxOrigin}/stripe/test-cards#${this.group.id}`, "Test cards");
        break;
      case "result":
        this.#calls.get(message.call)?.(message.result);
        this.#calls.delete(message.call);
        break;
      case "loaded":
      case "resize":
        break;
      default:
        message satisfies never;
    }
  }

  #emit(event: string, value: object): void {
    for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(value);
  }

  #resize(height: number): void {
    if (this.#frame) this.#frame.style.height = `${height}px`;
  }

  /** Sets the container's classes, with which the shop styles the states. */
  #dress(): void {
    const configuredClasses = this.#options.classes ?? {};
    const states = {
      [configuredClasses.base ?? "StripeElement"]: true,
      [configuredClasses.complete ?? "StripeElement--complete"]: this.#state.complete,
      [configuredClasses.empty ?? "StripeElement--empty"]: this.#state.empty,
      [configuredClasses.focus ?? "StripeElement--focus"]: this.#focused,
      [configuredClasses.invalid ?? "StripeElement--invalid"]: this.#state.error !== undefined,
    };
    for (const [names, present] of Object.entries(states)) {
      for (const name of names.split(/\s+/).filter(Boolean)) this.#container?.classList.toggle(name, present);
    }
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function findLabels(container: HTMLElement): Element[] {
  const enclosingLabel = container.closest("label");
  const labelsById = container.id
    ? [...document.querySelectorAll(`label[for="${CSS.escape(container.id)}"]`)]
    : [];
  return enclosingLabel ? [enclosingLabel, ...labelsById] : labelsById;
}
