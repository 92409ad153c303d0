/** The cache is cleared at this size, because a larger one would take more memory than it saves. */
const mostKnown = 100_000;

type Part = Readonly<Record<string, unknown>> | readonly unknown[];

/**
 * Replaces equal strings and objects by shared ones: ten thousand styles repeat most of their text. Values must not
 * be changed afterwards, because one object may appear in several places.
 */
export class Interner {
  #texts = new Map<string, { readonly text: string; readonly mark: number }>();
  /** The latest object per hash; a collision replaces the earlier one. */
  #parts = new Map<number, Part>();
  /** The hash of the value that `#first` returned last. */
  #mark = 0;
  readonly #mostKnown: number;
  readonly #isTextsAlone: boolean;

  /** With `textsAlone` only strings are shared, for data that is serialized once per object. */
  constructor({ most = mostKnown, textsAlone = false } = {}) {
    this.#mostKnown = most;
    this.#isTextsAlone = textsAlone;
  }

  /** Returns the value with equal strings and nested objects replaced by the first one seen. */
  intern<T extends object>(whole: T): T {
    if (this.#texts.size + this.#parts.size > this.#mostKnown) {
      this.#texts = new Map();
      this.#parts = new Map();
    }
    this.#markOf(whole);
    return whole;
  }

  /** Interns the members of an object and returns its hash. */
  #markOf(part: object): number {
    return Array.isArray(part) ? this.#markOfList(part) : this.#markOfNamed(part as Record<string, unknown>);
  }

  #markOfList(list: unknown[]): number {
    let mark = 1;
    for (let at = 0; at < list.length; at += 1) {
      list[at] = this.#first(list[at]);
      mark = mixed(mark, this.#mark);
    }
    return mark;
  }

  #markOfNamed(part: Record<string, unknown>): number {
    let mark = 2;
    for (const name of Object.keys(part)) {
      part[name] = this.#first(part[name]);
      mark = mixed(mark, this.#mark);
      this.#first(name);
      mark = mixed(mark, this.#mark);
    }
    return mark;
  }

  #first(value: unknown): unknown {
    if (typeof value === "string") return this.#firstText(value);
    if (!isPart(value)) {
      this.#mark = typeof value === "number" ? value : Number(value === true);
      return value;
    }
    const mark = this.#markOf(value);
    if (this.#isTextsAlone) return value;
    const known = this.#parts.get(mark);
    this.#mark = mark;
    if (known && areAlike(known, value)) return known;
    this.#parts.set(mark, value);
    return value;
  }

  #firstText(text: string): string {
    let known = this.#texts.get(text);
    if (!known) {
      known = { text, mark: this.#texts.size };
      this.#texts.set(text, known);
    }
    this.#mark = known.mark;
    return known.text;
  }
}

/** Only plain data; a Date carries more than its properties. */
function isPart(value: unknown): value is Part {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

function mixed(mark: number, other: number): number {
  return (Math.imul(mark, 31) + other) | 0;
}

/** Shallow comparison suffices, because nested objects are interned already. */
function areAlike(one: Part, other: Part): boolean {
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every(
      (name, at) => name === others[at] && Object.is(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}
