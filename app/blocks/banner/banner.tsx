import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { Rating } from "~/ui/content/rating";
import { Title } from "~/ui/title";
import type { BlockContent } from "../block-contents";
import type { BlockViewProps } from "../block-view";
import { ActionLinks } from "../parts/action-links";
import { InlineActions } from "../parts/inline-actions";

/** The picture is 1920 by 787 pixels; phones get a taller crop or a separate picture. */
const bannerRatio = pictureRatios.banner;
const narrowRatio = pictureRatios.bannerNarrow;
const splitRatio = pictureRatios.bannerSplit;

/** The opening picture of a page in the chosen layout. Text is beside or below the picture, never on it. */
export function Banner(props: BlockViewProps<"banner">) {
  return props.block.bannerLayout === "split" ? <SplitBanner {...props} /> : <FullBanner {...props} />;
}

/**
 * A full-width picture whose height leaves room for the text on the first screen: title on the left, actions
 * on the right.
 */
function FullBanner({ block, isFirst }: BlockViewProps<"banner">) {
  return (
    <section>
      <div className="banner-picture">
        <Picture
          image={block.image}
          narrowScreen={{
            image: block.mobileImage ?? block.image,
            ratio: narrowRatio,
            onTablets: true,
            tabletImage: block.tabletImage,
          }}
          sizes="100vw"
          ratio={bannerRatio}
          priority={isFirst}
          fill
        />
      </div>
      <div className="container-wide grid gap-x-16 gap-y-4 pt-8 lg:grid-cols-12 lg:items-end lg:pt-10">
        <div className="flex flex-col gap-4 lg:col-span-7">
          <BannerTitle block={block} isFirst={isFirst} />
        </div>
        <div className="flex flex-col gap-5 lg:col-span-5 lg:pb-2">
          <BannerActions block={block} />
        </div>
      </div>
    </section>
  );
}

/** Text on the left, picture on the right; on phones the text comes first. */
function SplitBanner({ block, isFirst }: BlockViewProps<"banner">) {
  return (
    <section className="section-tight container-wide grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
      <div className="flex flex-col gap-5 lg:col-span-5">
        <BannerTitle block={block} isFirst={isFirst} />
        <BannerActions block={block} />
      </div>
      <div className="lg:col-span-7">
        <Picture
          image={block.image}
          narrowScreen={{
            image: block.mobileImage ?? block.image,
            ratio: splitRatio,
            tabletImage: block.tabletImage,
          }}
          sizes="(min-width: 64rem) 56vw, 100vw"
          ratio={splitRatio}
          priority={isFirst}
        />
      </div>
    </section>
  );
}

type BannerPartProps = { readonly block: BlockContent<"banner"> };

function BannerTitle({ block, isFirst }: BannerPartProps & { readonly isFirst: boolean }) {
  return (
    <>
      {block.subTitle ? <p className="eyebrow text-brass-deep">{block.subTitle}</p> : null}
      <Title as={isFirst ? "h1" : "h2"} size={block.bannerLayout === "split" ? "page" : "hero"}>
        {block.title}
      </Title>
    </>
  );
}

function BannerActions({ block }: BannerPartProps) {
  return (
    <>
      {block.description ? (
        <p className="max-w-prose text-balance text-lead text-ink-soft">
          <InlineActions text={block.description} />
        </p>
      ) : null}
      <ActionLinks actions={block.actions} className="mt-1" />
      {block.ratings ? (
        <p className="flex items-center gap-3 text-sm text-ink-soft">
          <Rating value={block.ratings.star} /> {block.ratings.text}
        </p>
      ) : null}
    </>
  );
}
