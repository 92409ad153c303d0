import { Title } from "~/ui/title";
import type { BlockViewProps } from "../block-view";
import { CatalogDropdown } from "./catalog-dropdown";
import { CatalogLink } from "./catalog-link";

/** Catalog files as a row of links, or in a dropdown (PAGE-024). */
export function DownloadCatalog({ block }: BlockViewProps<"downloadCatalog">) {
  const { title, description, layout, label = "Download a catalog", catalogs } = block;
  return (
    <section className="section container-wide">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-t border-ink pt-8">
        <div className="flex max-w-2xl flex-col gap-3">
          <Title as="h2" size="section">
            {title}
          </Title>
          {description ? <p className="text-lead text-ink-soft">{description}</p> : null}
        </div>
        {layout === "dropdown" ? (
          <CatalogDropdown label={label} catalogs={catalogs} />
        ) : (
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {catalogs.map((catalog) => (
              <li key={catalog._key}>
                <CatalogLink catalog={catalog} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
