import { DataTable as SortableTable } from "~/ui/content/data-table";
import { EmptyState, emptyStateTexts } from "~/ui/feedback/empty-state";
import type { BlockContent } from "../block-contents";
import type { BlockViewProps } from "../block-view";
import { BlockIntro } from "../parts/block-intro";

/** A table, either narrow and static or sortable at full width. */
export function DataTable({ block }: BlockViewProps<"dataTable">) {
  return (
    <section className="section-tight container-wide">
      <div className="grid lg:grid-cols-12">
        <div className={block.isSortable ? "min-w-0 lg:col-span-12" : "min-w-0 lg:col-span-8 lg:col-start-3"}>
          <div className="mb-6 flex flex-col gap-4">
            <BlockIntro block={block} className="max-w-prose text-ink-soft" />
          </div>
          {block.isSortable ? <Sortable block={block} /> : <Plain block={block} />}
        </div>
      </div>
    </section>
  );
}

type Row = BlockContent<"dataTable">["rows"][number];
type TableProps = { readonly block: BlockContent<"dataTable"> };

function Sortable({ block: { title, columns, rows } }: TableProps) {
  return (
    <SortableTable
      caption={title}
      columns={columns.map((column, index) => ({
        key: column,
        title: column,
        cell: ({ cells }: Row) => cells[index],
        sortBy: ({ cells }: Row) => sortValue(cells[index] ?? ""),
      }))}
      rows={rows}
      rowKey={({ _key }) => _key}
    />
  );
}

/** Amounts and counts sort as numbers: "$12.50", "8 colors". */
function sortValue(cell: string): string | number {
  const [, digits] = /^\$?(\d+(?:,\d{3})*(?:\.\d+)?)/.exec(cell) ?? [];
  return digits ? Number(digits.replaceAll(",", "")) : cell;
}

/** A static table. The first cell of a row is its header; a wide table scrolls sideways on phones. */
function Plain({ block: { title, columns, rows } }: TableProps) {
  if (rows.length === 0) return <EmptyState text={emptyStateTexts.noneFound} />;
  const [first, ...otherColumns] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={title} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-ink text-start">
            {[first, ...otherColumns].map((column) => (
              <th key={column} scope="col" className="eyebrow px-3 py-3 text-start first:ps-0 last:pe-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _key, cells: [name, ...cells] }) => (
            <tr key={_key} className="border-b border-line align-top">
              <th scope="row" className="py-3.5 pe-3 text-start font-medium">
                {name}
              </th>
              {otherColumns.map((column, index) => (
                <td key={column} className="px-3 py-3.5 text-ink-soft last:pe-0">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
