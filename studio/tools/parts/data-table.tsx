import { Text } from "@sanity/ui";
import {
  type ColumnDef,
  flexRender,
  functionalUpdate,
  getCoreRowModel,
  type Header,
  type SortingState,
  type Updater,
  useReactTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import { Cell, HeaderCell, HorizontalScroll, RowButton, SortButton, Table } from "./table-styles";

export type Column<R> = {
  readonly id: string;
  readonly title: string;
  /** True when the server can sort by this column. */
  readonly isSortable?: boolean;
  /** Right-aligned, for numbers. */
  readonly isNumber?: boolean;
  /** Hidden on narrow screens; the detail panel shows it. */
  readonly isAside?: boolean;
  readonly show: (row: R) => ReactNode;
};

type DataTableProps<R extends { readonly id: string }> = {
  readonly label: string;
  readonly rows: readonly R[];
  /** The first column opens the row. */
  readonly columns: readonly Column<R>[];
  /** "total" sorts ascending, "-total" descending. The server sorts, because it has all pages. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly openId: string | null;
  readonly onOpen: (row: R) => void;
};

/** Table with sortable headers. A click anywhere opens the row; the keyboard uses the first cell. */
export function DataTable<R extends { readonly id: string }>(props: DataTableProps<R>) {
  const { label, rows, columns, sort, onSort, openId, onOpen } = props;
  const sorting: SortingState = [{ id: sort.replace(/^-/, ""), desc: sort.startsWith("-") }];
  const defs = useMemo(() => columns.map(toColumnDef<R>), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useReactTable<R>({
    data,
    columns: defs,
    state: { sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    getRowId: ({ id }) => id,
    getCoreRowModel: getCoreRowModel(),
    onSortingChange: (next: Updater<SortingState>) => {
      const [first] = functionalUpdate(next, sorting);
      if (first) onSort(`${first.desc ? "-" : ""}${first.id}`);
    },
  });
  if (rows.length === 0) return <Text muted>Nothing here.</Text>;
  return (
    <HorizontalScroll>
      <Table aria-label={label}>
        <thead>
          <tr>
            {table.getFlatHeaders().map((header) => (
              <HeadCell key={header.id} header={header} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              data-open={row.id === openId || undefined}
              onClick={(event) => {
                // Links and buttons in a cell keep their own action.
                if (!(event.target as Element).closest("a, button")) onOpen(row.original);
              }}
            >
              {row.getVisibleCells().map((cell, at) => {
                const content = flexRender(cell.column.columnDef.cell, cell.getContext());
                return (
                  <Cell key={cell.id} {...getCellStyle(cell.column.columnDef)}>
                    {at === 0 ? (
                      <RowButton onClick={() => onOpen(row.original)}>{content}</RowButton>
                    ) : (
                      content
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </HorizontalScroll>
  );
}

function toColumnDef<R extends { readonly id: string }>(column: Column<R>): ColumnDef<R, unknown> {
  const { id, title, isSortable = false, isNumber = false, isAside = false, show } = column;
  return {
    id,
    header: title,
    // The server sorts; the table only needs some value.
    accessorFn: (row) => row.id,
    enableSorting: isSortable,
    meta: { isNumber, isAside },
    cell: ({ row }) => show(row.original),
  };
}

const ariaSort = { asc: "ascending", desc: "descending" } as const;
const arrows = { asc: "↑", desc: "↓" } as const;

function HeadCell<R>({ header }: { readonly header: Header<R, unknown> }) {
  const { column } = header;
  const sorted = column.getIsSorted();
  const title = flexRender(column.columnDef.header, header.getContext());
  return (
    <HeaderCell
      scope="col"
      {...getCellStyle(column.columnDef)}
      aria-sort={sorted ? ariaSort[sorted] : undefined}
    >
      {column.getCanSort() ? (
        <SortButton type="button" onClick={column.getToggleSortingHandler()}>
          {title} <span aria-hidden="true">{sorted ? arrows[sorted] : ""}</span>
        </SortButton>
      ) : (
        title
      )}
    </HeaderCell>
  );
}

/** Returns the layout options of a column's cells. */
function getCellStyle<R>({ meta }: ColumnDef<R, unknown>) {
  const { isNumber, isAside } = (meta ?? {}) as Pick<Column<R>, "isNumber" | "isAside">;
  return { "data-number": isNumber || undefined, "data-aside": isAside || undefined };
}
