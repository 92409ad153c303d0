import { Picture } from "~/content/image";
import { ActionLinks } from "../action-links";
import type { BlockViewProps } from "../block-view";

/** The one thing to do next, on a surface of its own, with an optional picture beside it. */
export function CallToAction({ block }: BlockViewProps<"callToAction">) {
  const words = (
    <div className="flex max-w-prose flex-col gap-6">
      <h2>{block.title}</h2>
      {block.description ? <p className="text-lead text-ink-soft">{block.description}</p> : null}
      <ActionLinks actions={block.actions} />
    </div>
  );
  if (!block.image)
    return (
      <section className="bg-paper-deep">
        <div className="section container-wide">{words}</div>
      </section>
    );
  return (
    <section className="grid bg-paper-deep lg:grid-cols-2">
      <div className="container-wide flex items-center py-section lg:justify-center">{words}</div>
      <Picture
        image={block.image}
        sizes="(min-width: 64rem) 50vw, 100vw"
        ratio={4 / 3}
        className="lg:h-full"
      />
    </section>
  );
}
