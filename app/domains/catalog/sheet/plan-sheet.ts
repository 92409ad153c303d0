import {
  draftPrefix,
  type Fields,
  labelsIn,
  parsePrice,
  rowOf,
  type SheetColumn,
  type SheetContent,
  type SheetRow,
  type SheetStyle,
  sheetColumns,
} from "./sheet-columns";
import { fieldsOf } from "./sheet-fields";
import { type Complaints, complaintsOf } from "./sheet-rules";

/** What a line of a spreadsheet would do. */
export type PlannedLine = {
  /** As a spreadsheet counts: the names stand in line 1. */
  readonly line: number;
  readonly code: string;
} & (
  | { readonly kind: "new"; readonly fields: Fields }
  | {
      readonly kind: "changed";
      readonly style: SheetStyle;
      readonly fields: Fields;
      readonly columns: readonly SheetColumn[];
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "refused"; readonly reasons: Complaints }
);

/** Says line by line what an import would do; nothing is written here. */
export function planSheet(rows: readonly SheetRow[], content: SheetContent): readonly PlannedLine[] {
  const published = byCode(content.styles.filter(({ _id }) => !_id.startsWith(draftPrefix)));
  const drafts = byCode(content.styles.filter(({ _id }) => _id.startsWith(draftPrefix)));
  const rules = complaintsOf(rows, content);
  return rows.flatMap((row, index): readonly PlannedLine[] => {
    if (Object.keys(row).length === 0) return [];
    const code = (row.code ?? "").toLowerCase();
    const place = { line: index + 2, code };
    const style = published.get(code);
    const reasons = [
      ...rules(row, index, style),
      ...(drafts.has(code) ? ["Somebody is editing this style: publish or discard the draft first."] : []),
    ];
    if (reasons.length > 0) return [{ ...place, kind: "refused", reasons }];
    if (!style) return [{ ...place, kind: "new", fields: fieldsOf(row, sheetColumns, content.brands) }];
    const columns = changedColumns(row, style, content);
    if (columns.length === 0) return [{ ...place, kind: "unchanged" }];
    const fields = fieldsOf(row, withSwitch(row, columns), content.brands);
    return [{ ...place, kind: "changed", style, columns, fields }];
  });
}

function changedColumns(row: SheetRow, style: SheetStyle, { brands }: SheetContent): readonly SheetColumn[] {
  const before = rowOf(style, brands);
  return sheetColumns.filter((column) => {
    const cell = row[column];
    return cell !== undefined && column !== "code" && normal(column, cell) !== normal(column, before[column]);
  });
}

/** What a line says of a sample holds for the sample it makes: a price alone must not put on sale what it calls a "no". */
function withSwitch(row: SheetRow, columns: readonly SheetColumn[]): readonly SheetColumn[] {
  const isSaid = Boolean(row["sample can be ordered"]);
  return isSaid && columns.some((column) => column.startsWith("sample "))
    ? [...new Set([...columns, "sample can be ordered" as const])]
    : columns;
}

/** Two ways to write one thing are no change. */
function normal(column: SheetColumn, cell: string): string {
  if (column === "sample price") return parsePrice(cell)?.toFixed(2) ?? cell;
  if (column === "labels") return labelsIn(cell).join("|");
  const isWord = column === "brand" || column === "color family" || column === "sample can be ordered";
  return isWord ? cell.toLowerCase() : cell;
}

function byCode(styles: readonly SheetStyle[]): ReadonlyMap<string, SheetStyle> {
  return new Map(styles.map((style) => [style.code?.current ?? "", style]));
}
