import type { Appearance } from "@stripe/stripe-js";
import { type ElementGroup, type ElementOptions, SandboxElement } from "./element.ts";
import type { FontSource, FrameType } from "./messages.ts";

export type ElementsOptions = {
  readonly clientSecret?: string;
  readonly mode?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly appearance?: Appearance;
  readonly fonts?: readonly FontSource[];
};

const knownTypes: readonly string[] = [
  "cardNumber",
  "cardExpiry",
  "cardCvc",
  "payment",
] satisfies FrameType[];

/** The result of `stripe.elements()`: the elements of one form. */
export class SandboxElements {
  readonly #made: SandboxElement[] = [];
  readonly #group: ElementGroup;
  options: ElementsOptions;

  constructor(key: string, options: ElementsOptions) {
    this.options = options;
    this.#group = {
      key,
      id: crypto.randomUUID(),
      fonts: options.fonts ?? [],
      appearance: options.appearance ?? null,
    };
  }

  create(type: FrameType, options: ElementOptions = {}): SandboxElement {
    if (!knownTypes.includes(type))
      throw new Error(`The sandbox has no Element of type ${type}; see sandbox/README.md.`);
    if (this.getElement(type))
      throw new Error(`Can only create one Element of type ${type} through Elements().`);
    const element = new SandboxElement(type, this.#group, options, (removedElement) => {
      this.#made.splice(this.#made.indexOf(removedElement), 1);
    });
    this.#made.push(element);
    return element;
  }

  /** Finds an element by its type or by a react-stripe-js component, which has a type property. */
  getElement(type: string | { readonly __elementType?: string }): SandboxElement | null {
    const name = typeof type === "string" ? type : type.__elementType;
    return this.#made.find((element) => element.elementType === name) ?? null;
  }

  async update(options: ElementsOptions): Promise<void> {
    this.options = { ...this.options, ...options };
    if (!options.appearance) return;
    this.#group.appearance = options.appearance;
    for (const element of this.#made) element.configure();
  }

  async fetchUpdates() {
    return {};
  }

  /** Validates the payment element's fields and shows their errors. */
  async submit() {
    const payment = this.getElement("payment");
    if (!payment) return { selectedPaymentMethod: "card" };
    const result = await payment.call({ action: "validate" });
    return "error" in result ? { error: result.error } : { selectedPaymentMethod: "card" };
  }
}
