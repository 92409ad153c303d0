import { useState } from "react";
import { Badge } from "../badge";
import { Accordion } from "../content/accordion";
import { type Column, DataTable } from "../content/data-table";
import { Rating } from "../content/rating";
import { ReadMore, ReadMoreList } from "../content/read-more";
import { Timeline } from "../content/timeline";
import { Pagination } from "../navigation/pagination";
import { Tabs } from "../navigation/tabs";
import { KitExample, KitSection } from "./kit-section";

type ProductLine = { readonly name: string; readonly colors: number; readonly construction: string };

const names = [
  "Trenton",
  "Yarmouth",
  "Amesbury",
  "Upton",
  "Dover",
  "Essex",
  "Shaker",
  "Oxford",
  "Casselberry",
];
const lines: readonly ProductLine[] = [...names, "Edgeline", "Torrance", "Torino", "Verona", "Palermo"].map(
  (name, index) => ({
    name,
    colors: ((index * 5) % 9) + 1,
    construction: index % 2 === 0 ? "Recessed panel" : "Slab",
  }),
);

const columns: readonly Column<ProductLine>[] = [
  { key: "name", title: "Line", cell: (line) => line.name, sortBy: (line) => line.name },
  { key: "construction", title: "Construction", cell: (line) => line.construction },
  {
    key: "colors",
    title: "Colors",
    cell: (line) => line.colors,
    sortBy: (line) => line.colors,
    align: "end",
  },
];

const long =
  "Every door leaves the workshop with the grain of its rails matched by eye. We sand between coats, three times, and let the last one cure for two days before it is packed. It takes longer; you will see why when the morning light falls across it.";

/** Accordion, tabs, tables, pagination and other content components. */
// oxlint-disable-next-line max-lines-per-function -- a page of the kit: one example after the other
export function KitStructure() {
  const [page, setPage] = useState(4);
  return (
    <KitSection
      title="Structure"
      note="Hairlines instead of boxes. One question open at a time; tabs, pages and columns walk by arrow and tab keys."
    >
      <KitExample name="Accordion">
        <Accordion
          headingLevel={4}
          openFirst
          items={[
            { key: "a", title: "How long does a sample take?", content: <p>Five to seven working days.</p> },
            {
              key: "b",
              title: "Can I return a sample?",
              content: <p>Keep it. It helps to choose the wall paint.</p>,
            },
            { key: "c", title: "Do you ship to Alaska?", content: <p>Yes, at $14.95 for each sample.</p> },
          ]}
        />
      </KitExample>
      <KitExample name="Tabs">
        <Tabs
          label="About this style"
          items={[
            {
              id: "spec",
              title: "Specifications",
              content: <p>Five-piece door, recessed panel, full overlay.</p>,
            },
            { id: "text", title: "Description", content: <p>A navy that turns to ink in the evening.</p> },
            { id: "video", title: "Assembly Videos", content: <p>Two short films.</p> },
          ]}
        />
      </KitExample>
      <KitExample name="Table">
        <DataTable caption="Lines" columns={columns} rows={lines} rowKey={(line) => line.name} />
      </KitExample>
      <KitExample name="Pagination">
        <Pagination current={page} total={12} onPage={setPage} label="Pages of styles" />
      </KitExample>
      <KitExample name="Rating and read more">
        <div className="grid gap-8 md:grid-cols-2">
          <div className="flex flex-col gap-2">
            <Rating value={5} size="medium" count={128} />
            <Rating value={4.5} />
            <Rating value={2} />
            <Rating value={0} />
            <ReadMore
              text={long}
              limit={150}
              moreLabel="Show More"
              lessLabel="Show Less"
              className="mt-3 text-ink-soft"
            />
          </div>
          <ReadMoreList
            items={names.map((name) => ({ key: name, content: `${name}, in stock` }))}
            className="text-sm"
          />
        </div>
      </KitExample>
      <KitExample name="Timeline">
        <Timeline
          entries={[
            { key: "1", title: "Order received", displayTime: "November 18, 2026", dateTime: "2026-11-18" },
            {
              key: "2",
              title: "Sample on its way",
              displayTime: "November 20, 2026",
              dateTime: "2026-11-20",
              state: "current",
              text: <Badge tone="info">Tracking number to follow</Badge>,
            },
            { key: "3", title: "At your door", state: "ahead" },
          ]}
        />
      </KitExample>
    </KitSection>
  );
}
