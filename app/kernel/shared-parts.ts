/** So many texts and parts are known at once; then it begins anew, or knowing them would take what it saves. */
const mostKnown = 100_000;

/**
 * Lets what is equal in many values be one and the same: ten thousand styles say most of what they say in the words of
 * others, and each copy of them would take memory. What has been given to it must never be changed afterwards, and no
 * copy by `structuredClone` either: one part may stand in several places.
 */
export class SharedParts {
  #texts = new Map<string, { readonly text: string; readonly number: number }>();
  #parts = new Map<string, object>();
  #numbers = new Map<object, number>();
  #last = 0;
  readonly #mostKnown: number;

  constructor(most = mostKnown) {
    this.#mostKnown = most;
  }

  /** The value itself, and inside of it the first of all that are equal: members, parts of parts, and texts. */
  within<T extends object>(whole: T): T {
    if (this.#texts.size + this.#numbers.size > this.#mostKnown) this.#beginAnew();
    this.#shareInside(whole);
    return whole;
  }

  #beginAnew(): void {
    this.#texts = new Map();
    this.#parts = new Map();
    this.#numbers = new Map();
  }

  /** Says what the part is made of: the same text for equal parts, and for no others. */
  #shareInside(part: object): string {
    if (Array.isArray(part)) {
      let made = "[";
      for (let at = 0; at < part.length; at += 1) {
        const value: unknown = this.#first(part[at]);
        part[at] = value;
        made += `${this.#nameOf(value)} `;
      }
      return made;
    }
    let made = "{";
    for (const [name, value] of Object.entries(part)) {
      const first = this.#first(value);
      if (first !== value || typeof first === "string") Reflect.set(part, name, first);
      made += `${this.#nameOf(this.#first(name))}:${this.#nameOf(first)} `;
    }
    return made;
  }

  #first(value: unknown): unknown {
    if (typeof value === "string") {
      const known = this.#texts.get(value);
      if (known) return known.text;
      this.#last += 1;
      this.#texts.set(value, { text: value, number: this.#last });
      return value;
    }
    if (typeof value !== "object" || value === null) return value;
    const made = isPlain(value) ? this.#shareInside(value) : "";
    const known = made === "" ? undefined : this.#parts.get(made);
    if (known) return known;
    this.#last += 1;
    this.#numbers.set(value, this.#last);
    if (made !== "") this.#parts.set(made, value);
    return value;
  }

  /** Of texts and parts their number; everything else says itself. */
  #nameOf(value: unknown): string {
    if (typeof value === "string") return `${this.#texts.get(value)?.number}`;
    if (typeof value === "object" && value !== null) return `${this.#numbers.get(value)}`;
    return `=${String(value)}`;
  }
}

function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
