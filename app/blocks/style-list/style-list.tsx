import { useLocation } from "@remix-run/react";
import { FilterTabs } from "~/domains/catalog/style-list/filter-tabs";
import { StyleListView } from "~/domains/catalog/style-list/style-list-view";
import { CardSampleButton } from "~/domains/samples/add-sample/card-sample-button";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";
import { useStyleLists } from "./style-lists-context";

/** A list of styles with filters, sort orders and search; the URL holds the state. */
export function StyleList({ block }: BlockViewProps<"styleList">) {
  const { pathname } = useLocation();
  const list = useStyleLists()[block._key];
  return (
    <section className="section container-wide">
      <SectionHeading title={block.title} description={block.description} />
      {list ? (
        <>
          {block.tabsBy ? (
            <FilterTabs
              path={pathname}
              list={list}
              group={block.tabsBy}
              layout={block.tabsLayout}
              overflow={block.tabsOverflow}
              hasAll={block.hasAllTab}
            />
          ) : null}
          <StyleListView
            path={pathname}
            list={list}
            groups={block.filters}
            hasSearch={block.hasSearch}
            mode={block.pagination}
            headingLevel={block.title ? "h3" : "h2"}
            renderActions={(style) => <CardSampleButton style={style} />}
          />
        </>
      ) : (
        <ButtonLink to={paths.kitchenCabinets}>All kitchen cabinets</ButtonLink>
      )}
    </section>
  );
}
