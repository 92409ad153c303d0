import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { paths } from "~/kernel/paths";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { SelectArrow } from "~/ui/fields/select-arrow";
import { Link } from "~/ui/link";
import { ShareButton } from "../favorites/share-button";
import { appendStyleCodes, styleParameter } from "../favorites/style-codes";
import type { StyleListItem } from "../style-index/indexed-style";
import type { StyleGroup } from "./addable-styles";
import { type CompareRow, maxComparedStyles } from "./compare-rows";

type CompareViewProps = {
  readonly styles: readonly StyleListItem[];
  readonly rows: readonly CompareRow[];
  readonly addableStyles: readonly StyleGroup[];
  readonly renderSample: (style: StyleListItem) => ReactNode;
};

/** Doors side by side with their properties; the URL holds the whole state. */
export function CompareView({ styles, rows, addableStyles, renderSample }: CompareViewProps) {
  const codes = styles.map(({ code }) => code);
  return (
    <section className="container-wide flex flex-col gap-10 pb-section">
      <div className="no-print flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <AddDoor codes={codes} addableStyles={addableStyles} />
        {styles.length > 1 ? (
          <ShareButton title="Cabinet doors side by side" path={appendStyleCodes(paths.compare, codes)} />
        ) : null}
      </div>
      {styles.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          text={`Choose up to ${maxComparedStyles} doors above, or click Compare on a door's page.`}
          action={<ButtonLink to={paths.kitchenCabinets}>Browse doors</ButtonLink>}
        />
      ) : (
        <CompareTable styles={styles} rows={rows} renderSample={renderSample} />
      )}
    </section>
  );
}

type AddDoorProps = { readonly codes: readonly string[]; readonly addableStyles: readonly StyleGroup[] };

/** A GET form: it works without script, and the Back button removes the last added door. */
function AddDoor({ codes, addableStyles }: AddDoorProps) {
  if (codes.length >= maxComparedStyles)
    return <p className="text-sm text-ink-soft">You can compare up to four doors at a time.</p>;
  return (
    <Form method="get" action={paths.compare} noValidate className="flex items-end gap-3">
      {codes.map((code) => (
        <input key={code} type="hidden" name={styleParameter} value={code} />
      ))}
      <label className="flex min-w-0 flex-1 flex-col gap-2 text-sm sm:flex-none">
        <span className="font-medium">Add a door</span>
        <span className="relative block">
          <select
            key={codes.join()}
            name={styleParameter}
            defaultValue=""
            className="min-h-12 w-full appearance-none rounded-sm border border-line-strong bg-paper ps-3 pe-11 text-base sm:min-w-60"
          >
            <option value="">Choose a door</option>
            {addableStyles.map(({ title, styles }) => (
              <optgroup key={title} label={title}>
                {styles.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <SelectArrow />
        </span>
      </label>
      <Button type="submit" variant="secondary" icon="plus">
        Add
      </Button>
    </Form>
  );
}

type CompareTableProps = Pick<CompareViewProps, "styles" | "rows" | "renderSample">;

function CompareTable({ styles, rows, renderSample }: CompareTableProps) {
  return (
    <section
      aria-label="Doors side by side"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="relative max-md:-mx-gutter overflow-x-auto"
    >
      <table className="compare-table w-full border-collapse text-sm">
        <caption className="sr-only">Doors side by side</caption>
        <thead>
          <tr>
            <td />
            {styles.map((style, index) => (
              <th key={style.code} scope="col" className="px-3 pb-6 text-start align-top font-normal">
                <DoorHead
                  style={style}
                  codes={styles.map(({ code }) => code)}
                  isInFirstView={index < doorsVisibleOnPhone}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, values, differs }) => (
            <tr key={title} className="border-t border-line">
              <th scope="row" className="py-4 pe-3 text-start align-top font-normal text-ink-soft">
                {title}
              </th>
              {values.map((value, at) => (
                <td key={styles[at]?.code} className={`px-3 py-4 align-top ${differs ? "font-medium" : ""}`}>
                  {value ?? <span className="text-ink-faint">Not listed</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr className="needs-script no-print border-t border-line">
            <th scope="row" className="py-4 pe-3 text-start align-top font-normal text-ink-soft">
              Sample door
            </th>
            {styles.map((style) => (
              <td key={style.code} className="px-3 py-4 align-top">
                {style.sample ? renderSample(style) : "None"}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The number of columns that fit on a phone beside the row titles. */
const doorsVisibleOnPhone = 2;

type DoorHeadProps = {
  readonly style: StyleListItem;
  readonly codes: readonly string[];
  /** True if a phone shows the picture without scrolling. */
  readonly isInFirstView: boolean;
};

function DoorHead({ style, codes, isInFirstView }: DoorHeadProps) {
  const remainingCodes = codes.filter((code) => code !== style.code);
  return (
    <div className="flex flex-col gap-3">
      <Picture
        image={style.image}
        sizes="(min-width: 64rem) 22vw, 45vw"
        ratio={pictureRatios.door}
        alt=""
        priority={isInFirstView}
      />
      <Link
        to={style.path}
        variant="plain"
        prefetch="intent"
        className="text-h4 font-display hover:text-brass-deep"
      >
        {style.line} <span className="text-ink-soft">{style.color}</span>
      </Link>
      <Link
        to={appendStyleCodes(paths.compare, remainingCodes)}
        className="no-print target self-start text-sm text-ink-soft"
        preventScrollReset
      >
        Remove<span className="sr-only"> {style.title}</span>
      </Link>
    </div>
  );
}
