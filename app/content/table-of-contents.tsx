import { useEffect } from "react";
import type { Section } from "./sections";

/** PAGE-038: the section a reader jumped to is marked for 2 seconds. */
const highlightMs = 2_000;

type TableOfContentsProps = {
  readonly sections: readonly Pick<Section, "id" | "title">[];
  readonly className?: string;
};

/** The sections of a long text as links; what a reader jumps to is highlighted (PAGE-038). */
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

/** Marks one section for 2 seconds; another jump takes the mark with it. */
function highlight(id: string): void {
  const section = id ? document.getElementById(id) : null;
  if (!section?.closest(".prose")) return;
  clearTimeout(fading);
  for (const marked of document.querySelectorAll("[data-highlighted]")) unmark(marked);
  section.setAttribute("data-highlighted", "");
  fading = setTimeout(() => unmark(section), highlightMs);
}

function unmark(section: Element): void {
  section.removeAttribute("data-highlighted");
}
