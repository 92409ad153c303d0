import { useEffect, useRef } from "react";
import { Icon } from "~/ui/icon";
import { type Catalog, CatalogLink } from "./catalog-link";

type CatalogDropdownProps = { readonly label: string; readonly catalogs: readonly Catalog[] };

/** A button that opens a list of files, also without script; a click outside and Escape close it. */
export function CatalogDropdown({ label, catalogs }: CatalogDropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => {
      if (details.current) details.current.open = false;
    };
    const closeOnOutsideClick = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      close();
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("click", closeOnOutsideClick);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("click", closeOnOutsideClick);
      document.removeEventListener("keydown", key);
    };
  }, []);
  return (
    <details ref={details} className="catalogs group relative">
      <summary className="inline-flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border border-ink px-6 font-medium text-sm hover:bg-ink hover:text-paper">
        {label}
        <Icon name="chevron-down" size="small" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1 min-w-64 border-t-2 border-pine bg-white px-4 py-2 shadow-overlay sm:absolute sm:end-0 sm:z-10">
        {catalogs.map((catalog) => (
          <li key={catalog._key}>
            <CatalogLink catalog={catalog} />
          </li>
        ))}
      </ul>
    </details>
  );
}
