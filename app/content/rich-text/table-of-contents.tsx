import { useEffect } from "react";
import type { Section } from "./sections";

/** PAGE-038: how long a section is highlighted. */
const highlightMs = 2_000;

type TableOfContentsProps = {
  readonly sections: readonly Pick<Section, "id" | "title">[];
  readonly className?: string;
};

/** Links to the sections of a long text. The opened section is highlighted (PAGE-038). */
export function TableOfContents({ sections, className = "" }: TableOfContentsProps) {
  useEffect(() => highlight(decodeURIComponent(window.location.hash.slice(1))), []);
  return (
    <nav aria-label="On this page" className={className}>
      <h2 className="eyebrow text-brass-deep">On this page</h2>
      <ol className="mt-3 border-s border-line text-sm sm:max-lg:columns-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={() => highlight(id)}
              className="-ms-px block border-s border-transparent py-1.5 ps-4 text-ink-soft hover:border-brass hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

let fading: ReturnType<typeof setTimeout> | undefined;

/** Highlights one section for 2 seconds; the next one replaces it. */
function highlight(id: string): void {
  const section = id ? document.getElementById(id) : null;
  if (!section?.closest(".prose")) return;
  clearTimeout(fading);
  for (const highlighted of document.querySelectorAll("[data-highlighted]")) unmark(highlighted);
  section.setAttribute("data-highlighted", "");
  fading = setTimeout(() => unmark(section), highlightMs);
}

function unmark(section: Element): void {
  section.removeAttribute("data-highlighted");
}
