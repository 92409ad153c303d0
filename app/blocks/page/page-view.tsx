import { Breadcrumb } from "~/ui/navigation/breadcrumb";
import type { LoadedPage } from "./load-page.server";
import { PageBlocks } from "./page-blocks";

/** A page of blocks with an optional breadcrumb. */
export function PageView({ page }: { readonly page: LoadedPage }) {
  return (
    <>
      {page.breadcrumb.length > 1 ? (
        <div className="container-wide pt-6">
          <Breadcrumb items={page.breadcrumb} />
        </div>
      ) : null}
      <PageBlocks blocks={page.blocks} />
    </>
  );
}
