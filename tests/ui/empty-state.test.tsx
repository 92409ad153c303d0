import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { PageBlocks } from "~/blocks/page/page-blocks";
import { parseBlocks } from "~/blocks/parse-blocks.server";
import { DataTable } from "~/ui/content/data-table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { silentLog } from "../support/shop/silent-log";

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "|")
    .split("|")
    .filter(Boolean);

describe("empty state", () => {
  it("shows 'No Data Found' by default [MSG-004]", () => {
    expect(wordsOf(renderToStaticMarkup(<EmptyState />))).toEqual(["No Data Found"]);
  });

  it("shows 'No items available' in an empty grid of door styles [MSG-004]", async () => {
    const [grid] = parseBlocks(
      [{ _key: "a", _type: "styleGrid", title: "Doors", styles: [] }],
      "page-brand",
      silentLog,
    );
    const html = await renderToHtml(<PageBlocks blocks={grid ? [grid] : []} />);
    expect(wordsOf(html)).toEqual(["Doors", "No items available"]);
  });

  it("shows an apology in a table without rows [MSG-004]", () => {
    const columns = [{ key: "name", title: "Name", cell: (row: { name: string }) => row.name }];
    const html = renderToStaticMarkup(
      <DataTable caption="Orders" columns={columns} rows={[]} rowKey={({ name }) => name} />,
    );
    expect(wordsOf(html)).toEqual(["No Data Found", "We are sorry, but we could not find any data."]);
  });
});
