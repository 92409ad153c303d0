import type { ReactNode } from "react";
import { Breadcrumb } from "~/ui/breadcrumb";
import type { BlockType } from "./block-types";
import type { LoadedPage } from "./load-page.server";
import { RenderBlocks } from "./render-blocks";

/** Blocks that open a page: they stand above what a route brings of its own, all others below. */
const opening: readonly BlockType[] = ["banner", "pageTitle"];

type PageAroundProps = {
  /** Null while an editor's page document is missing: what the route brings then stands alone. */
  readonly page: LoadedPage | null;
  readonly children: (place: { readonly isTitled: boolean }) => ReactNode;
};

/** An editor's page around what the shop itself shows there: a form, or the result of a payment. */
export function PageAround({ page, children }: PageAroundProps) {
  const blocks = page?.blocks ?? [];
  const above = blocks.filter(({ _type }) => opening.includes(_type));
  const below = blocks.filter(({ _type }) => !opening.includes(_type));
  return (
    <>
      {page && page.breadcrumb.length > 1 ? (
        <div className="container-wide pt-6">
          <Breadcrumb items={page.breadcrumb} />
        </div>
      ) : null}
      <div className="pb-4 empty:hidden">
        <RenderBlocks blocks={above} />
      </div>
      {children({ isTitled: above.length > 0 })}
      <RenderBlocks blocks={below} opensPage={false} />
    </>
  );
}
