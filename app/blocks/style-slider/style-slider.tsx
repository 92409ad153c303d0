import { ActionLink } from "~/content/rich-text/action-link";
import { StyleCardView } from "~/domains/catalog/style-list/style-card-view";
import { Slider } from "~/ui/content/slider";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";

/** A slider of styles; all slides are in the HTML, so it also scrolls without script. */
export function StyleSlider({ block }: BlockViewProps<"styleSlider">) {
  return (
    <section className="slides-bleed section overflow-x-clip bg-paper-deep">
      <div className="container-wide">
        <SectionHeading
          title={block.title}
          description={block.description}
          sideContent={block.action ? <ActionLink action={block.action} defaultVariant="text" /> : null}
        />
        <Slider label={block.title} active="always" slide="door">
          {block.styles.map((style) => (
            <StyleCardView
              key={style.code}
              style={style}
              sizes="(min-width: 75rem) 22vw, (min-width: 48rem) 33vw, 70vw"
            />
          ))}
        </Slider>
      </div>
    </section>
  );
}
