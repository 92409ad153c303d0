import { findFirstStega } from "~/kernel/text/stega";
import { TextLink } from "./text-link";

/**
 * A small table in a text. The first cell of a row is its heading; cells may contain links as
 * '[text](/path)'.
 */
type Table = {
  readonly caption?: string | null;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly _key: string; readonly cells: readonly string[] }[];
};

/** Returns whether a value is a complete table, because Portable Text is parsed loosely. */
function isTable(value: unknown): value is Table {
  return (
    isObject(value) &&
    isStringArray(value.columns) &&
    Array.isArray(value.rows) &&
    value.rows.every((row: unknown) => isObject(row) && isStringArray(row.cells))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isStringArray(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Renders a table that scrolls on narrow screens; nothing while it is incomplete. */
export function RichTable({ value }: { readonly value: unknown }) {
  if (!isTable(value)) return null;
  return (
    <figure className="rich-table">
      {value.caption ? <figcaption>{value.caption}</figcaption> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-label={value.caption ?? "Table"} tabIndex={0} className="relative overflow-x-auto">
        <TableRows {...value} />
      </section>
    </figure>
  );
}

function TableRows({ caption, columns, rows }: Table) {
  return (
    <table aria-label={caption ?? undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _key, cells: [first = "", ...otherCells] }) => (
          <tr key={_key}>
            <th scope="row">
              <Cell text={first} />
            </th>
            {otherCells.map((text, index) => (
              <td key={columns[index + 1] ?? text}>
                <Cell text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const link = /(\[[^\]]+\]\([^)\s]+\))/;
const linkParts = /^\[([^\]]+)\]\(([^)\s]+)\)$/;

function Cell({ text }: { readonly text: string }) {
  const stegaSuffix = findFirstStega(text);
  return <>{text.split(link).map((part) => renderTextOrLink(part, stegaSuffix))}</>;
}

/** Renders a part of a cell; in a preview, a click on any part opens the same field. */
function renderTextOrLink(part: string, stegaSuffix: string) {
  const [, label = "", address = ""] = linkParts.exec(part) ?? [];
  if (label)
    return (
      <TextLink key={part} href={address}>
        {label + stegaSuffix}
      </TextLink>
    );
  return part === "" || part.endsWith(stegaSuffix) ? part : part + stegaSuffix;
}
