import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Breadcrumb } from "~/ui/navigation/breadcrumb";
import { lazyPart } from "~/ui/runtime/lazy-part";
import { StyleActions } from "../favorites/style-actions";
import { FinishPicker } from "../finishes/finish-picker";
import {
  type FinishChoice,
  getPicturesForFinishes,
  type SelectedFinish,
  setFinishChoice,
} from "../finishes/finish-selection";
import { useFinishChoice } from "../finishes/use-finish-choice";
import type { Finish, Style, StyleImage } from "../style.schema";
import { KitchenPictures } from "./kitchen-pictures";
import type { ReviewBadges } from "./review-badge";
import { StyleGallery } from "./style-gallery";
import { StyleHead } from "./style-head";
import { stylePageLayouts } from "./style-layouts";
import { createStyleBreadcrumb } from "./style-meta";
import type { StyleNeighbors } from "./style-neighbors";

const StyleDescription = lazyPart(async () => (await import("./style-description")).StyleDescription, {
  loadOn: "interaction",
});
const StylePoints = lazyPart(async () => (await import("./style-points")).StylePoints, {
  loadOn: "interaction",
});
const ReviewBadge = lazyPart(async () => (await import("./review-badge")).ReviewBadge, {
  loadOn: "interaction",
});
const Specifications = lazyPart(
  async () => (await import("../specifications/specifications")).Specifications,
);
const StyleNeighborsView = lazyPart(async () => (await import("./style-neighbors-view")).StyleNeighborsView);

type DisplayedStyle = Pick<
  Style,
  "code" | "codeIsOurs" | "name" | "path" | "images" | "orderSample" | "sample" | "isInVisualizer"
>;
type DisplayedFinish = Pick<Finish, "value" | "label" | "image"> & { readonly type: string };
type DisplayedSample = {
  readonly displayedStyle: DisplayedStyle;
  /** The color, which determines the SKU of the sample. */
  readonly finish: DisplayedFinish;
  /** The selected finishes of the other groups. */
  readonly otherFinishes: readonly DisplayedFinish[];
};

type StylePageProps = {
  readonly style: Style;
  readonly neighbors: StyleNeighbors;
  /** Undefined if an editor switched the badges off. */
  readonly badges?: ReviewBadges | undefined;
  /** Blocks that an editor placed around every style; the route renders them. */
  readonly surroundingBlocks?: ReactNode;
  /** Renders the button that orders the sample; the route passes it in from the samples domain. */
  readonly renderSample: (sample: DisplayedSample) => ReactNode;
  /** Related styles with their samples, if there are any. */
  readonly related?: ReactNode;
};

/** The page of a style, in one of two layouts that an editor chooses. */
export function StylePage({
  style,
  neighbors,
  badges,
  surroundingBlocks,
  related,
  renderSample,
}: StylePageProps) {
  const [selected, choose] = useFinishChoice(style.finishGroups);
  const color = selected.find(({ group }) => group.name === "color")?.finish;
  const otherFinishes = selected.filter(({ group }) => group.name !== "color");
  const displayedStyle = toDisplayedStyle(style, color);
  const { doors, rooms: kitchenPictures } = splitPictures(
    getPicturesForFinishes(displayedStyle.images, selected),
  );
  const sample = toDisplayedSample(displayedStyle, toDisplayedColor(style, color), otherFinishes);
  const Layout = stylePageLayouts[style.layout];

  return (
    <>
      <div className="container-wide pt-6">
        <Breadcrumb items={createStyleBreadcrumb(style)} />
      </div>
      <Layout
        gallery={
          <StyleGallery
            key={`${displayedStyle.code} ${doors[0]?.src}`}
            images={doors}
            name={displayedStyle.name}
            layout={style.layout}
          />
        }
        head={
          <StyleHead
            style={style}
            title={
              displayedStyle.code === style.code ? (style.title ?? displayedStyle.name) : displayedStyle.name
            }
            code={displayedStyle.codeIsOurs ? null : displayedStyle.code}
          >
            {badges ? <ReviewBadge badges={badges} device="desktop" /> : null}
          </StyleHead>
        }
        description={<StyleDescription text={style.description} className="mt-2 text-ink-soft" />}
        finishes={
          <>
            <Finishes layout={style.layout} selected={selected} onChoose={choose} />
            <FinishesNotPictured finishes={otherFinishes} />
            {displayedStyle.path === style.path ? null : (
              <SiblingLink displayedStyle={displayedStyle} finishes={otherFinishes} />
            )}
          </>
        }
        sample={
          <>
            {displayedStyle.orderSample ? renderSample(sample) : null}
            <StyleActions {...displayedStyle} />
            {badges ? <ReviewBadge badges={badges} device="mobile" /> : null}
            <ColorsVary />
          </>
        }
        points={<StylePoints text={style.shortDescription} className="border-t border-line pt-6 text-sm" />}
        kitchenPictures={<KitchenPictures images={kitchenPictures} layout={style.layout} />}
      />
      <div className="container-wide pb-section">
        <Specifications specView={style.specView} groups={style.specs} />
      </div>
      <StyleNeighborsView {...neighbors} />
      {surroundingBlocks}
      {related}
    </>
  );
}

function ColorsVary() {
  return (
    <p className="text-sm text-ink-soft">
      Screens shift color. To see this finish as it really is, look at a sample door in your own light.
    </p>
  );
}

type FinishesProps = {
  readonly layout: Style["layout"];
  readonly selected: readonly SelectedFinish[];
  readonly onChoose: (choice: FinishChoice) => void;
};

function Finishes({ layout, selected, onChoose }: FinishesProps) {
  return selected.map((one) => (
    <FinishPicker
      key={one.group.name}
      selected={one}
      otherFinishes={selected.filter((other) => other !== one)}
      layout={layout}
      onChoose={(value) => onChoose({ group: one.group.name, value })}
    />
  ));
}

/** Names the chosen finishes that the pictures do not show. The first finish of a group counts as shown. */
function FinishesNotPictured({ finishes }: { readonly finishes: readonly SelectedFinish[] }) {
  const missing = finishes.filter(
    ({ group, finish }) => finish !== group.items[0] && !finish.previewImage && !finish.doorImage,
  );
  if (missing.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      Not shown in the pictures:{" "}
      {missing.map(({ group, finish }) => `${group.title} ${finish.label}`).join(", ")}.
    </p>
  );
}

type SiblingLinkProps = {
  readonly displayedStyle: DisplayedStyle;
  readonly finishes: readonly SelectedFinish[];
};

/** A link to the page of the chosen color that keeps the choices of the other groups. */
function SiblingLink({ displayedStyle, finishes }: SiblingLinkProps) {
  const groups = finishes.map(({ group }) => group);
  const query = finishes
    .filter(({ origin }) => origin !== "default")
    .reduce(
      (params, { group, finish }) =>
        setFinishChoice(params, groups, { group: group.name, value: finish.value }),
      new URLSearchParams(),
    );
  return (
    <p className="text-sm">
      <Link
        to={{ pathname: displayedStyle.path, search: query.toString() }}
        prefetch="intent"
        className="font-medium underline decoration-brass underline-offset-4"
      >
        See everything about {displayedStyle.name}
      </Link>
    </p>
  );
}

/** Splits pictures into gallery and rooms; without upright pictures the wide ones form the gallery. */
function splitPictures(images: readonly StyleImage[]) {
  const doors = images.filter((image) => !isRoomPicture(image));
  return doors.length > 0 ? { doors, rooms: images.filter(isRoomPicture) } : { doors: images, rooms: [] };
}

/** Pictures of doors are upright, pictures of rooms are wide. */
function isRoomPicture({ width, height }: StyleImage): boolean {
  return width > height;
}

/**
 * Replaces pictures, sample and link by those of the chosen color's style; the URL path stays (CAT-005).
 */
function toDisplayedStyle(style: Style, color: Finish | undefined): DisplayedStyle {
  const sibling = color?.style;
  return sibling && sibling.images.length > 0 ? sibling : style;
}

function toDisplayedColor(style: Style, color: Finish | undefined): DisplayedFinish {
  const { value = style.code, label = style.color, image } = color ?? {};
  return { type: "color", value, label, image };
}

function toDisplayedFinish({ group, finish }: SelectedFinish): DisplayedFinish {
  const { value, label, image } = finish;
  return { type: group.name, value, label, image };
}

function toDisplayedSample(
  displayedStyle: DisplayedStyle,
  finish: DisplayedFinish,
  otherFinishes: readonly SelectedFinish[],
): DisplayedSample {
  return { displayedStyle, finish, otherFinishes: otherFinishes.map(toDisplayedFinish) };
}
