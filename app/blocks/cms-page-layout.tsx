import { type ReactNode, useMemo } from "react";
import { Breadcrumb } from "~/ui/navigation/breadcrumb";
import { lazyPart } from "~/ui/runtime/lazy-part";
import type { BlockType } from "./block-types";
import type { LoadedPage } from "./load-page.server";

const blocksPart = async () => (await import("./page-blocks")).PageBlocks;
/** The blocks that open a page are text and links; the script of what the route brings comes first. */
const BlocksAbove = lazyPart(blocksPart, { loadOn: "interaction" });
const BlocksBelow = lazyPart(blocksPart);

/** Blocks that open a page: they stand above what a route brings of its own, all others below. */
const openingTypes: readonly BlockType[] = ["banner", "pageTitle"];

type CmsPageLayoutProps = {
  /** Null while an editor's page document is missing: what the route brings then stands alone. */
  readonly page: LoadedPage | null;
  readonly children: (place: { readonly isTitled: boolean }) => ReactNode;
};

/** An editor's page around what the shop itself shows there: a form, or the result of a payment. */
export function CmsPageLayout({ page, children }: CmsPageLayoutProps) {
  const blocks = page?.blocks;
  // The same until the page is another: blocks that still wait must not be told anything new.
  const [above, below] = useMemo(() => {
    const opens = ({ _type }: LoadedPage["blocks"][number]) => openingTypes.includes(_type);
    return [(blocks ?? []).filter(opens), (blocks ?? []).filter((block) => !opens(block))];
  }, [blocks]);
  return (
    <>
      {page && page.breadcrumb.length > 1 ? (
        <div className="container-wide pt-6">
          <Breadcrumb items={page.breadcrumb} />
        </div>
      ) : null}
      {above.length > 0 ? (
        <div className="pb-4">
          <BlocksAbove blocks={above} />
        </div>
      ) : null}
      {children({ isTitled: above.length > 0 })}
      {below.length > 0 ? <BlocksBelow blocks={below} opensPage={false} /> : null}
    </>
  );
}
