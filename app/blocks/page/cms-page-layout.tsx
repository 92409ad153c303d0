import { type ReactNode, useMemo } from "react";
import { Breadcrumb } from "~/ui/navigation/breadcrumb";
import { lazyPart } from "~/ui/runtime/lazy-part";
import type { BlockType } from "../block-types";
import type { LoadedPage } from "./load-page.server";

const loadPageBlocks = async () => (await import("./page-blocks")).PageBlocks;
/** Opening blocks work without script, so theirs loads at the first interaction. */
const BlocksAbove = lazyPart(loadPageBlocks, { loadOn: "interaction" });
const BlocksBelow = lazyPart(loadPageBlocks);

/** Block types shown above the content of a route; all others are below it. */
const openingTypes: readonly BlockType[] = ["banner", "pageTitle"];

type CmsPageLayoutProps = {
  /** Null if the page document is missing; the content of the route is then shown alone. */
  readonly page: LoadedPage | null;
  readonly children: (layoutProps: { readonly isTitled: boolean }) => ReactNode;
};

/** An editor's blocks around the content of an application route, such as a form or a payment result. */
export function CmsPageLayout({ page, children }: CmsPageLayoutProps) {
  const blocks = page?.blocks;
  // Memoized: an update would discard the HTML of blocks that are not hydrated yet.
  const [firstBlocks, otherBlocks] = useMemo(() => {
    const isOpeningBlock = ({ _type }: LoadedPage["blocks"][number]) => openingTypes.includes(_type);
    return [(blocks ?? []).filter(isOpeningBlock), (blocks ?? []).filter((block) => !isOpeningBlock(block))];
  }, [blocks]);
  return (
    <>
      {page && page.breadcrumb.length > 1 ? (
        <div className="container-wide pt-6">
          <Breadcrumb items={page.breadcrumb} />
        </div>
      ) : null}
      {firstBlocks.length > 0 ? (
        <div className="pb-4">
          <BlocksAbove blocks={firstBlocks} />
        </div>
      ) : null}
      {children({ isTitled: firstBlocks.length > 0 })}
      {otherBlocks.length > 0 ? <BlocksBelow blocks={otherBlocks} opensPage={false} /> : null}
    </>
  );
}
