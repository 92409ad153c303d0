import {
  type DocumentFields,
  draftPrefix,
  parseLabels,
  parsePrice,
  type SheetColumn,
  type SheetContent,
  type SheetRow,
  type SheetStyle,
  sheetColumns,
  toSheetRow,
} from "./sheet-columns";
import { toDocumentFields } from "./sheet-fields";
import { type RowErrors, validateSheetRows } from "./sheet-rules";

/** The effect of one spreadsheet row on import. */
export type PlannedRow = {
  /** Counted as spreadsheets do: the header is line 1. */
  readonly line: number;
  readonly code: string;
} & (
  | { readonly kind: "new"; readonly fields: DocumentFields }
  | {
      readonly kind: "changed";
      readonly style: SheetStyle;
      readonly fields: DocumentFields;
      readonly columns: readonly SheetColumn[];
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "refused"; readonly reasons: RowErrors }
);

/** Returns the effect of each row; it writes nothing. */
export function planImport(rows: readonly SheetRow[], content: SheetContent): readonly PlannedRow[] {
  const published = indexByCode(content.styles.filter(({ _id }) => !_id.startsWith(draftPrefix)));
  const drafts = indexByCode(content.styles.filter(({ _id }) => _id.startsWith(draftPrefix)));
  const rules = validateSheetRows(rows, content);
  return rows.flatMap((row, index): readonly PlannedRow[] => {
    if (Object.keys(row).length === 0) return [];
    const code = (row.code ?? "").toLowerCase();
    const location = { line: index + 2, code };
    const style = published.get(code);
    const reasons = [
      ...rules(row, index, style),
      ...(drafts.has(code) ? ["Someone is editing this style: publish or discard the draft first."] : []),
    ];
    if (reasons.length > 0) return [{ ...location, kind: "refused", reasons }];
    if (!style)
      return [{ ...location, kind: "new", fields: toDocumentFields(row, sheetColumns, content.brands) }];
    const columns = findChangedColumns(row, style, content);
    if (columns.length === 0) return [{ ...location, kind: "unchanged" }];
    const fields = toDocumentFields(row, addSampleSwitch(row, columns), content.brands);
    return [{ ...location, kind: "changed", style, columns, fields }];
  });
}

function findChangedColumns(
  row: SheetRow,
  style: SheetStyle,
  { brands }: SheetContent,
): readonly SheetColumn[] {
  const currentRow = toSheetRow(style, brands);
  return sheetColumns.filter((column) => {
    const cell = row[column];
    return (
      cell !== undefined &&
      column !== "code" &&
      normalizeCell(column, cell) !== normalizeCell(column, currentRow[column])
    );
  });
}

/**
 * Adds the sample switch to a row that sets sample fields, so that a price alone does not put a sample on sale.
 */
function addSampleSwitch(row: SheetRow, columns: readonly SheetColumn[]): readonly SheetColumn[] {
  const isSaid = Boolean(row["sample can be ordered"]);
  return isSaid && columns.some((column) => column.startsWith("sample "))
    ? [...new Set([...columns, "sample can be ordered" as const])]
    : columns;
}

/** Normalizes a cell, so that two spellings of the same value do not count as a change. */
function normalizeCell(column: SheetColumn, cell: string): string {
  if (column === "sample price") return parsePrice(cell)?.toFixed(2) ?? cell;
  if (column === "labels") return parseLabels(cell).join("|");
  const isWord = column === "brand" || column === "color family" || column === "sample can be ordered";
  return isWord ? cell.toLowerCase() : cell;
}

function indexByCode(styles: readonly SheetStyle[]): ReadonlyMap<string, SheetStyle> {
  return new Map(styles.map((style) => [style.code?.current ?? "", style]));
}
