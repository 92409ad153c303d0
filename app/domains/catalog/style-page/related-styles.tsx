import type { ReactNode } from "react";
import type { StyleListItem } from "../style.schema";
import { StyleCardView } from "../style-list/style-card-view";

type RelatedStylesProps = {
  readonly styles: readonly StyleListItem[];
  /** Renders the actions of a style, such as ordering its sample. */
  readonly renderActions: (style: StyleListItem) => ReactNode;
};

/** A section with suggested styles. */
export function RelatedStyles({ styles, renderActions }: RelatedStylesProps) {
  return (
    <section className="no-print section bg-paper-deep">
      <div className="container-wide">
        <h2 className="mb-10">In the same color family</h2>
        <ul className="grid grid-cols-2 gap-x-5 gap-y-10 md:gap-x-8 lg:grid-cols-4">
          {styles.map((related) => (
            <li key={related.code}>
              <StyleCardView
                style={related}
                sizes="(min-width: 64rem) 22vw, 45vw"
                actions={renderActions(related)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
