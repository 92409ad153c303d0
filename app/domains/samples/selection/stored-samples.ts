import { tryParseJson } from "@stile-and-rail/http/json";
import { stripStega } from "~/kernel/text/stega";

/** The sample cart expires after 24 hours (SMPL-002). */
export const sampleCartTtlHours = 24;
const msPerHour = 3_600_000;

/** The quantity limit of a sample. */
export const maxSampleQty = 1;

/** The finish of a stored sample. Records may lack some fields in older versions (SMPL-003). */
export type SampleFinish = {
  readonly type: string;
  readonly label: string;
  readonly value: string;
  readonly image?: { readonly src: string; readonly processedUrls?: { readonly medium?: string } };
};

export type StoredSample = {
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  /** The color, which determines the SKU. */
  readonly finish?: SampleFinish;
  /** The selected finishes of the other groups of the style page. */
  readonly otherFinishes?: readonly SampleFinish[];
};

/** The record in localStorage under `sampleStorageKey`; `expiry` is in epoch milliseconds. */
export type SampleRecord = { readonly items: readonly StoredSample[]; readonly expiry: number };

/** Parses the stored record; null if it is missing, malformed, empty or expired. */
export function readSampleRecord(raw: string | null, now: Date): SampleRecord | null {
  const parsed = tryParseJson(raw);
  if (!isObject(parsed) || typeof parsed.expiry !== "number" || !Array.isArray(parsed.items)) return null;
  if (parsed.expiry <= now.getTime()) return null;
  const items = parsed.items.flatMap(readSample);
  return items.length > 0 ? { items: items.filter(isFirstWithSku), expiry: parsed.expiry } : null;
}

/** Returns the record to store for a selection made now. */
export function toSampleRecord(items: readonly StoredSample[], now: Date): SampleRecord {
  return { items, expiry: now.getTime() + sampleCartTtlHours * msPerHour };
}

/** Returns a sample in its stored form, with a quantity of one. */
export function toStoredSample(sample: {
  readonly name: string;
  readonly sku: string;
  readonly finish: SampleFinish | null;
  readonly otherFinishes?: readonly SampleFinish[];
}): StoredSample {
  const { name, sku, finish, otherFinishes = [] } = sample;
  return {
    name: stripStega(name),
    sku,
    qty: maxSampleQty,
    ...(finish ? { finish: stripFinishStega(finish) } : {}),
    ...(otherFinishes.length > 0 ? { otherFinishes: otherFinishes.map(stripFinishStega) } : {}),
  };
}

/** Removes stega from a finish, because a sample can be added in a preview. */
function stripFinishStega(finish: SampleFinish): SampleFinish {
  return { ...finish, label: stripStega(finish.label) };
}

type ChosenFinishes = Pick<StoredSample, "finish" | "otherFinishes">;

/** Returns every finish of a sample with the color first. */
export function listFinishes({ finish, otherFinishes = [] }: ChosenFinishes): readonly SampleFinish[] {
  return finish ? [finish, ...otherFinishes] : otherFinishes;
}

/** Returns whether two samples differ in a finish group that both have. */
export function hasDifferentFinish(
  storedFinishes: ChosenFinishes,
  finishes: readonly SampleFinish[],
): boolean {
  return listFinishes(storedFinishes).some(({ type, value }) =>
    finishes.some((finish) => finish.type === type && finish.value !== value),
  );
}

export type SampleAddition = {
  readonly items: readonly StoredSample[];
  readonly result: "added" | "updated" | "already-chosen";
};

/** Adds a sample. The same SKU in another finish replaces the stored one at its position (SMPL-014). */
export function includeSample(items: readonly StoredSample[], sample: StoredSample): SampleAddition {
  const newItem = { ...sample, qty: clampSampleQty(sample.qty).qty };
  const existingItem = items.find(({ sku }) => sku === newItem.sku);
  if (!existingItem) return { items: [...items, newItem], result: "added" };
  if (hasSameFinishes(existingItem, newItem)) return { items, result: "already-chosen" };
  return { items: items.map((item) => (item === existingItem ? newItem : item)), result: "updated" };
}

/**
 * Limits a quantity to 1; any other entry becomes 1 (SMPL-010). `exceeded`: the page shows the message
 * (SMPL-011).
 */
export function clampSampleQty(entry: unknown): { readonly qty: number; readonly exceeded: boolean } {
  const quantity = typeof entry === "string" ? Number(entry.trim() || "1") : Number(entry);
  return { qty: maxSampleQty, exceeded: Number.isFinite(quantity) && quantity > maxSampleQty };
}

function hasSameFinishes(one: ChosenFinishes, other: ChosenFinishes): boolean {
  const listFinishKeys = (sample: ChosenFinishes) =>
    listFinishes(sample).map(({ type, value }) => `${type} ${value}`);
  const [firstKeys, secondKeys] = [new Set(listFinishKeys(one)), new Set(listFinishKeys(other))];
  return firstKeys.size === secondKeys.size && [...firstKeys].every((key) => secondKeys.has(key));
}

function isFirstWithSku(sample: StoredSample, index: number, all: readonly StoredSample[]): boolean {
  return all.findIndex(({ sku }) => sku === sample.sku) === index;
}

function readSample(entry: unknown): StoredSample[] {
  if (!isObject(entry) || typeof entry.sku !== "string" || entry.sku === "") return [];
  const finish = readFinish(entry.finish);
  const otherFinishes = Array.isArray(entry.otherFinishes)
    ? entry.otherFinishes.flatMap((one) => readFinish(one) ?? [])
    : [];
  return [
    {
      name: typeof entry.name === "string" ? entry.name : entry.sku,
      sku: entry.sku,
      qty: clampSampleQty(entry.qty).qty,
      ...(finish ? { finish } : {}),
      ...(otherFinishes.length > 0 ? { otherFinishes } : {}),
    },
  ];
}

function readFinish(entry: unknown): SampleFinish | null {
  if (!isObject(entry) || typeof entry.type !== "string" || typeof entry.value !== "string") return null;
  const label = typeof entry.label === "string" ? entry.label : entry.value;
  const image = readFinishImage(entry.image);
  return { type: entry.type, label, value: entry.value, ...(image ? { image } : {}) };
}

function readFinishImage(entry: unknown): SampleFinish["image"] | null {
  if (!isObject(entry) || typeof entry.src !== "string") return null;
  const medium = isObject(entry.processedUrls) ? entry.processedUrls.medium : undefined;
  return { src: entry.src, ...(typeof medium === "string" ? { processedUrls: { medium } } : {}) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
