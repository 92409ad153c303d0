import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { ErrorPage } from "~/ui/feedback/error-page";
import type { BlockViewProps } from "../block-view";
import { getMissingActions, InlineActions } from "../parts/inline-actions";

/**
 * The 404 page with a picture of 850 by 350 pixels or a large faint number; both link back and home
 * (PAGE-016).
 */
export function PageNotFound(props: BlockViewProps<"pageNotFound">) {
  return props.block.variant === "v2" ? <WithNumber {...props} /> : <WithPicture {...props} />;
}

function WithPicture({ block, isFirst }: BlockViewProps<"pageNotFound">) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <section className="section-tight container-wide grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <p className="eyebrow text-brass-deep">Error 404</p>
        <Heading className="mt-4 text-balance">{block.title}</Heading>
        <p className="mt-5 max-w-prose text-lead text-ink-soft">
          <Description text={block.description} />
        </p>
      </div>
      {block.image ? (
        <div className="lg:col-span-7">
          <Picture
            image={block.image}
            ratio={pictureRatios.notFound}
            sizes="(min-width: 64rem) 56vw, 92vw"
            priority
          />
        </div>
      ) : null}
    </section>
  );
}

function WithNumber({ block, isFirst }: BlockViewProps<"pageNotFound">) {
  return (
    <ErrorPage
      code="404"
      title={block.title}
      text={<Description text={block.description} />}
      actions={[]}
      isFirst={isFirst}
    />
  );
}

/** The editor's text, followed by the links that it does not contain. */
function Description({ text = "" }: { readonly text?: string | undefined }) {
  return <InlineActions text={[text, ...getMissingActions(text)].join(" ").trim()} />;
}
