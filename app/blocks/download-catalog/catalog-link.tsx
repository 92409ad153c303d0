import { getTargetProps } from "~/content/rich-text/action-link";
import { Icon } from "~/ui/icon";
import type { BlockContent } from "../block-contents";

export type Catalog = BlockContent<"downloadCatalog">["catalogs"][number];

/** A link to one file; the browser decides whether to show or download it. */
export function CatalogLink({ catalog }: { readonly catalog: Catalog }) {
  return (
    <a
      href={catalog.path}
      title={catalog.title}
      {...getTargetProps(catalog)}
      className="inline-flex min-h-11 items-center gap-3 py-2 font-medium text-sm underline decoration-brass decoration-1 underline-offset-4 hover:decoration-current"
    >
      <Icon name="download" size="small" />
      {catalog.text}
    </a>
  );
}
