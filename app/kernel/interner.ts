/** So many texts and parts are known at once; then it begins anew, or knowing them would take what it saves. */
const mostKnown = 100_000;

type Part = Readonly<Record<string, unknown>> | readonly unknown[];

/**
 * Lets what is equal in many values be one and the same: ten thousand styles say most of what they say in the words of
 * others, and each copy of them would take memory. What has been given to it must never be changed afterwards, and no
 * copy by `structuredClone` either: one part may stand in several places.
 */
export class Interner {
  #texts = new Map<string, { readonly text: string; readonly mark: number }>();
  /** The last part of each mark: of two that differ and have one mark, one is known. */
  #parts = new Map<number, Part>();
  /** Of what `#first` answered last: the same for equal values, and hardly ever for others. */
  #mark = 0;
  readonly #mostKnown: number;
  readonly #isTextsAlone: boolean;

  /** `textsAlone`: parts stay as many as they were, for what is written out with each part once, like a page's data. */
  constructor({ most = mostKnown, textsAlone = false } = {}) {
    this.#mostKnown = most;
    this.#isTextsAlone = textsAlone;
  }

  /** The value itself, and inside of it the first of all that are equal: members, parts of parts, and texts. */
  intern<T extends object>(whole: T): T {
    if (this.#texts.size + this.#parts.size > this.#mostKnown) {
      this.#texts = new Map();
      this.#parts = new Map();
    }
    this.#markOf(whole);
    return whole;
  }

  /** Shares what is inside of the part, and says its mark. */
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

/** Of data alone: a date says more than its members. */
function isPart(value: unknown): value is Part {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

function mixed(mark: number, other: number): number {
  return (Math.imul(mark, 31) + other) | 0;
}

/** Of parts whose own parts are shared already: those are the same, or they differ. */
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
