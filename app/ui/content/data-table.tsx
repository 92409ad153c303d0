import { type ReactNode, useId, useState } from "react";
import { classNames } from "../class-names";
import { EmptyState, emptyStateTexts } from "../feedback/empty-state";
import { Icon } from "../icon";
import { Pagination } from "../navigation/pagination";
import { isRowOnPage, pageSizes, sortRows, type TableSort, toggleSort } from "./table-rows";

export type Column<R> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: R) => ReactNode;
  /** Makes the column sortable by this value. */
  readonly sortBy?: (row: R) => string | number;
  readonly align?: "start" | "end";
};

type DataTableProps<R> = {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly initialSort?: TableSort;
};

/** A sortable table in pages of 10, 20, 30, 40 or 50 rows; on phones it scrolls sideways [CAT-028]. */
// oxlint-disable-next-line max-lines-per-function -- the markup of one table
export function DataTable<R>({ caption, columns, rows, rowKey, initialSort }: DataTableProps<R>) {
  const [sort, setSort] = useState<TableSort | null>(initialSort ?? null);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(pageSizes[0]);
  const id = useId();
  const sortBy = columns.find((column) => column.key === sort?.key)?.sortBy;
  const sortedRows = sort && sortBy ? sortRows(rows, sortBy, sort.direction) : rows;
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(page, pages);
  if (rows.length === 0) return <EmptyState text={emptyStateTexts.noneFound} />;
  return (
    <div className="flex flex-col gap-5">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-labelledby={`${id}-caption`} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption id={`${id}-caption`} className="sr-only">
            {caption}
          </caption>
          <thead>
            <tr className="border-b border-ink">
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={sort?.key === column.key ? sort.direction : undefined}
                  className={classNames(
                    "px-3 first:ps-0 last:pe-0",
                    column.align === "end" ? "text-end" : "text-start",
                  )}
                >
                  {column.sortBy ? (
                    <SortButton
                      title={column.title}
                      direction={sort?.key === column.key ? sort.direction : undefined}
                      onPress={() => setSort(toggleSort(sort, column.key))}
                    />
                  ) : null}
                  <span className={classNames("eyebrow block py-3", column.sortBy && "paper-only")}>
                    {column.title}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedRows.map((row, at) => (
              <tr
                key={rowKey(row)}
                className={classNames(
                  "border-b border-line hover:bg-paper-deep",
                  !isRowOnPage(at, current, size) && "paper-only",
                )}
              >
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={classNames(
                      "px-3 py-3.5 first:ps-0 last:pe-0",
                      column.align === "end" && "text-end",
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="needs-script no-print flex flex-wrap items-center justify-between gap-4 text-sm">
        <label className="flex items-center gap-2.5">
          Rows per page
          <select
            value={size}
            onChange={(event) => {
              setSize(Number(event.target.value));
              setPage(1);
            }}
            className="min-h-11 rounded-sm border border-line-strong bg-white px-3"
          >
            {pageSizes.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
        <Pagination current={current} total={pages} onPage={setPage} label={`Pages of ${caption}`} />
      </div>
    </div>
  );
}

function SortButton({
  title,
  direction,
  onPress,
}: {
  readonly title: string;
  readonly direction: TableSort["direction"] | undefined;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="needs-script eyebrow touch-target gap-1.5 py-3 hover:text-pine"
    >
      {title}
      <Icon
        name={direction ? "chevron-down" : "sort"}
        size="small"
        className={classNames(direction === "ascending" && "rotate-180", !direction && "text-ink-faint")}
      />
    </button>
  );
}
