import { uuid } from "@sanity/uuid";
import { type FormPatch, insert, PatchEvent, set, setIfMissing, unset } from "sanity";
import type { PriceChange } from "./price-paste";
import { type PriceRow, priceColumns } from "./price-rows";

/** Patches only the changed cells, so that two editors keep each other's changes. Adds rows for missing prices. */
export function createPricePatches(changes: readonly PriceChange[]): PatchEvent {
  const changePatches = changes.flatMap(({ row: { key }, column, amount }) =>
    key === null ? [] : createCellPatches(key, column, amount),
  );
  const newRows = new Map<PriceRow, PriceChange[]>();
  for (const change of changes)
    if (change.row.key === null) newRows.set(change.row, [...(newRows.get(change.row) ?? []), change]);
  const rows = [...newRows].map(([row, filled]) => createRow(row, filled));
  const insertPatches = rows.length > 0 ? [setIfMissing([]), insert(rows, "after", [-1])] : [];
  return PatchEvent.from([...changePatches, ...insertPatches]);
}

/** Removes a duplicate or unused row from the book. */
export function createRemoval(key: string): PatchEvent {
  return PatchEvent.from([unset([{ _key: key }])]);
}

function createCellPatches(key: string, column: number, amount: number | null): readonly FormPatch[] {
  const priceColumn = priceColumns[column];
  if (!priceColumn) return [];
  const rangePath = [{ _key: key }, priceColumn.group];
  const cell = [...rangePath, priceColumn.end];
  return amount === null ? [unset(cell)] : [setIfMissing({}, rangePath), set(amount, cell)];
}

function createRow(row: PriceRow, filled: readonly PriceChange[]) {
  const getAmount = (wantedColumn: number) =>
    filled.findLast(({ column }) => column === wantedColumn)?.amount ?? undefined;
  const toRange = (from: number) => ({ min: getAmount(from), max: getAmount(from + 1) });
  return {
    _key: uuid().slice(0, 12),
    _type: "priceRow",
    field: row.field,
    option: row.option,
    ...(row.dependent ? { dependent: row.dependent } : {}),
    price: toRange(0),
    labor: toRange(2),
  };
}
