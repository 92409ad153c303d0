import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DataTable } from "~/ui/data-table";
import { EmptyState, emptyTexts } from "~/ui/empty-state";

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "|")
    .split("|")
    .filter(Boolean);

describe("an empty place", () => {
  it("says 'No Data Found' when nobody gave it other words [MSG-004]", () => {
    expect(wordsOf(renderToStaticMarkup(<EmptyState />))).toEqual(["No Data Found"]);
  });

  it("says 'No items available' in the place of a list of items, without a period (ruling A07) [MSG-004]", () => {
    expect(wordsOf(renderToStaticMarkup(<EmptyState title={emptyTexts.noItems} />))).toEqual([
      "No items available",
    ]);
  });

  it("is sorry in the place of a table without rows [MSG-004]", () => {
    const columns = [{ key: "name", title: "Name", cell: (row: { name: string }) => row.name }];
    const html = renderToStaticMarkup(
      <DataTable caption="Orders" columns={columns} rows={[]} rowKey={({ name }) => name} />,
    );
    expect(wordsOf(html)).toEqual(["No Data Found", "We are sorry, but we could not find any data."]);
  });
});
