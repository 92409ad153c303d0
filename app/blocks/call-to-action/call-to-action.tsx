import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { ReadMore } from "~/ui/content/read-more";
import { Title } from "~/ui/title";
import type { BlockViewProps } from "../block-view";
import { ActionLinks } from "../parts/action-links";

/** A prompt for one action on a colored surface, with an optional picture. */
export function CallToAction({ block }: BlockViewProps<"callToAction">) {
  const text = (
    <>
      <Title as="h2" size="section">
        {block.title}
      </Title>
      {block.description ? <ReadMore text={block.description} className="text-lead text-ink-soft" /> : null}
    </>
  );
  if (!block.image)
    return (
      <section className="bg-paper-deep">
        <div className="container-wide flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-section">
          <div className="flex max-w-2xl flex-col gap-4">{text}</div>
          <ActionLinks actions={block.actions} />
        </div>
      </section>
    );
  return (
    <section className="grid bg-paper-deep lg:grid-cols-2">
      <div className="edge-start flex flex-col justify-center gap-6 py-section pe-gutter lg:pe-16">
        {text}
        <ActionLinks actions={block.actions} />
      </div>
      <Picture
        image={block.image}
        sizes="(min-width: 64rem) 50vw, 100vw"
        ratio={pictureRatios.invitation}
        className="lg:h-full"
      />
    </section>
  );
}
