import type { ComponentType, ReactNode } from "react";
import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { RichText } from "~/content/rich-text/portable-text";
import { Title } from "~/ui/title";
import type { BlockContent } from "../block-contents";
import type { BlockViewProps } from "../block-view";
import { ActionLinks } from "../parts/action-links";

type Content = BlockContent<"mediaContent">;
type Layout = NonNullable<Content["layout"]>;
type Part = {
  readonly block: Content;
  /** The picture is the first of the page and loads with priority. */
  readonly priority?: boolean | undefined;
};

/** A picture and text in the chosen layout, with the picture on either side. */
export function MediaContent({ block, hasFirstPicture }: BlockViewProps<"mediaContent">) {
  const View = layouts[block.layout ?? "split"];
  return <View block={block} priority={hasFirstPicture} />;
}

const layouts: { readonly [L in Layout]: ComponentType<Part> } = {
  split: Split,
  kitchen: Kitchen,
  advice: Advice,
  overlay: Overlay,
  finance: Finance,
  media: Media,
};

const isLeft = ({ mediaSide }: Content) => mediaSide === "left";

/** Picture and text in a ratio of 7 to 5. */
function Split({ block, priority }: Part) {
  return (
    <section className="section container-wide">
      <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <Figure
          block={block}
          priority={priority}
          ratio={pictureRatios.split}
          className={`lg:col-span-7 ${isLeft(block) ? "" : "lg:order-2"}`}
        />
        <TextColumn block={block} className={`lg:col-span-5 xl:pe-12 ${isLeft(block) ? "" : "lg:order-1"}`} />
      </div>
    </section>
  );
}

/** A large picture that extends to the edge of the window, with text in the column. */
function Kitchen({ block, priority }: Part) {
  return (
    <section className="section">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <Figure
          block={block}
          priority={priority}
          ratio={pictureRatios.kitchen}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className={isLeft(block) ? "" : "lg:order-2"}
          inset
        />
        <TextColumn
          block={block}
          className={isLeft(block) ? "edge-end px-gutter lg:ps-0" : "edge-start px-gutter lg:order-1 lg:pe-0"}
        />
      </div>
    </section>
  );
}

/** A small picture beside a note. */
function Advice({ block, priority }: Part) {
  return (
    <section className="section container-wide">
      <div className="grid gap-8 border-s-2 border-brass bg-white p-6 sm:p-10 md:grid-cols-12 lg:gap-14 lg:p-14">
        <Figure
          block={block}
          priority={priority}
          ratio={pictureRatios.advice}
          sizes="(min-width: 48rem) 33vw, 100vw"
          className={`md:col-span-4 ${isLeft(block) ? "" : "md:order-2"}`}
        />
        <TextColumn block={block} className={`md:col-span-8 ${isLeft(block) ? "" : "md:order-1"}`} />
      </div>
    </section>
  );
}

/** The text is on a panel over the picture's edge, because text on the picture was hard to read. */
function Overlay({ block, priority }: Part) {
  return (
    <section className="section container-wide">
      <Figure
        block={block}
        priority={priority}
        ratio={pictureRatios.overlay}
        narrowRatio={pictureRatios.wideNarrow}
        sizes="100vw"
      />
      <div
        className={`relative mx-4 -mt-12 max-w-2xl bg-paper p-6 shadow-overlay sm:mx-8 sm:p-10 lg:-mt-32 lg:p-14 ${isLeft(block) ? "" : "lg:ms-auto"}`}
      >
        <TextColumn block={block} />
      </div>
    </section>
  );
}

/** The financing variant: text on a dark background beside a small picture. */
function Finance({ block, priority }: Part) {
  return (
    <section className="on-dark">
      <div className="container-wide grid items-center gap-10 py-section lg:grid-cols-12 lg:gap-16">
        <TextColumn block={block} className={`lg:col-span-7 ${isLeft(block) ? "lg:order-2" : ""}`} isDark />
        <Figure
          block={block}
          priority={priority}
          ratio={pictureRatios.finance}
          sizes="(min-width: 64rem) 40vw, 100vw"
          className="lg:col-span-5"
          isDark
        />
      </div>
    </section>
  );
}

/** A picture as wide as the page, with the text below it in two columns. */
function Media({ block, priority }: Part) {
  return (
    <section className="section container-wide">
      <Figure
        block={block}
        priority={priority}
        ratio={pictureRatios.wide}
        narrowRatio={pictureRatios.wideNarrow}
        sizes="100vw"
      />
      <div className="mt-8 grid gap-x-16 gap-y-5 lg:grid-cols-12">
        <div className="flex flex-col gap-4 lg:col-span-5">
          <Heading block={block} />
        </div>
        <div className="flex flex-col gap-5 lg:col-span-7">
          <Body block={block} />
        </div>
      </div>
    </section>
  );
}

type FigureProps = Part & {
  readonly ratio: number;
  /** The ratio on phones, where a wide picture would be too flat. */
  readonly narrowRatio?: number;
  readonly sizes?: string;
  readonly className?: string;
  readonly isDark?: boolean;
  /** True if the picture extends to the window's edge; its caption is indented. */
  readonly inset?: boolean;
};

function Figure({
  block: { image, caption },
  ratio,
  narrowRatio,
  className = "",
  ...pictureProps
}: FigureProps) {
  const { priority = false, sizes = "(min-width: 64rem) 56vw, 100vw", isDark, inset } = pictureProps;
  return (
    <figure className={className}>
      <Picture
        image={image}
        sizes={sizes}
        ratio={ratio}
        priority={priority}
        {...(narrowRatio ? { narrowScreen: { image, ratio: narrowRatio } } : {})}
      />
      {caption ? (
        <figcaption
          className={`mt-3 text-sm ${isDark ? "text-mist" : "text-ink-soft"} ${inset ? "px-gutter" : ""}`}
        >
          {caption}
        </figcaption>
      ) : null}
    </figure>
  );
}

type TextColumnProps = Part & { readonly className?: string; readonly isDark?: boolean };

function TextColumn({ block, className = "", isDark = false }: TextColumnProps) {
  return (
    <div className={`flex flex-col gap-5 ${className}`}>
      <Heading block={block} isDark={isDark} />
      <Body block={block} isDark={isDark} />
    </div>
  );
}

function Heading({
  block: { eyebrow, title },
  isDark = false,
}: Part & { readonly isDark?: boolean }): ReactNode {
  return (
    <>
      {eyebrow ? (
        <p className={`eyebrow ${isDark ? "text-brass-light" : "text-brass-deep"}`}>{eyebrow}</p>
      ) : null}
      <Title as="h2" size="section">
        {title}
      </Title>
    </>
  );
}

function Body({ block: { body, actions }, isDark = false }: Part & { readonly isDark?: boolean }): ReactNode {
  return (
    <>
      <RichText value={body} className={isDark ? "text-mist" : "text-ink-soft"} />
      <ActionLinks actions={actions} className="mt-2" onDark={isDark} />
    </>
  );
}
