import { Picture } from "~/content/image";
import { Rating } from "~/ui/rating";
import { ActionLinks } from "../action-links";
import type { BlockViewProps } from "../block-view";
import type { BlockContent } from "../contents";
import { InlineActions } from "../inline-actions";

/** S1 §9: a banner is 1920 by 787; phones get a taller cut of it, or a picture of their own. */
const bannerRatio = 1920 / 787;
const narrowRatio = 4 / 5;
const splitRatio = 4 / 3;

/** The opening picture in the layout the editor chose; words stand below or beside it, never on it. */
export function Banner(props: BlockViewProps<"banner">) {
  return props.block.bannerLayout === "split" ? <SplitBanner {...props} /> : <FullBanner {...props} />;
}

/** Edge to edge; the words stand in a paper corner cut into the picture's lower edge. */
function FullBanner({ block, isFirst }: BlockViewProps<"banner">) {
  return (
    <section>
      <Picture
        image={block.image}
        narrow={{ image: block.mobileImage ?? block.image, ratio: narrowRatio }}
        sizes="100vw"
        ratio={bannerRatio}
        priority={isFirst}
      />
      <div className="container-wide">
        <div className="relative flex flex-col gap-5 bg-paper pt-10 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-paper lg:-mt-28 lg:w-8/12 lg:pt-14 lg:pr-16 xl:-mt-36 xl:w-7/12">
          <BannerWords block={block} isFirst={isFirst} />
        </div>
      </div>
    </section>
  );
}

/** Words on the left, the picture on the right; on phones the words come first. */
function SplitBanner({ block, isFirst }: BlockViewProps<"banner">) {
  return (
    <section className="section-tight container-wide grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
      <div className="flex flex-col gap-5 lg:col-span-5">
        <BannerWords block={block} isFirst={isFirst} />
      </div>
      <div className="lg:col-span-7">
        <Picture
          image={block.image}
          narrow={{ image: block.mobileImage ?? block.image, ratio: splitRatio }}
          sizes="(min-width: 64rem) 56vw, 100vw"
          ratio={splitRatio}
          priority={isFirst}
        />
      </div>
    </section>
  );
}

type BannerWordsProps = { readonly block: BlockContent<"banner">; readonly isFirst: boolean };

function BannerWords({ block, isFirst }: BannerWordsProps) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <>
      {block.subTitle ? <p className="eyebrow text-brass-deep">{block.subTitle}</p> : null}
      <Heading className={block.bannerLayout === "split" ? "text-h1" : "text-hero"}>{block.title}</Heading>
      {block.description ? (
        <p className="max-w-prose text-lead text-ink-soft">
          <InlineActions text={block.description} />
        </p>
      ) : null}
      <ActionLinks actions={block.actions} className="mt-2" />
      {block.ratings ? (
        <p className="flex items-center gap-3 text-sm text-ink-soft">
          <Rating value={block.ratings.star} /> {block.ratings.text}
        </p>
      ) : null}
    </>
  );
}
