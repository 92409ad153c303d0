import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Breadcrumb } from "~/ui/breadcrumb";
import { lazyPart } from "~/ui/lazy-part";
import { StyleActions } from "./favorites/style-actions";
import { FinishPicker } from "./finish-picker";
import {
  chooseFinish,
  type FinishChoice,
  picturesWithFinishes,
  type SelectedFinish,
} from "./finish-selection";
import type { ReviewBadges } from "./review-badge";
import { RoomPictures } from "./room-pictures";
import type { Finish, Style, StyleImage } from "./style.schema";
import { StyleGallery } from "./style-gallery";
import { StyleHead } from "./style-head";
import { layouts } from "./style-layouts";
import { styleBreadcrumb } from "./style-meta";
import type { StyleNeighbors } from "./style-neighbors";
import { useFinishChoice } from "./use-finish-choice";

const StyleWords = lazyPart(async () => (await import("./style-words")).StyleWords, {
  loadOn: "interaction",
});
const StylePoints = lazyPart(async () => (await import("./style-points")).StylePoints, {
  loadOn: "interaction",
});
const ReviewBadge = lazyPart(async () => (await import("./review-badge")).ReviewBadge, {
  loadOn: "interaction",
});
const Specifications = lazyPart(async () => (await import("./specifications")).Specifications);
const StyleNeighborsView = lazyPart(async () => (await import("./style-neighbors-view")).StyleNeighborsView);

type ShownStyle = Pick<
  Style,
  "code" | "codeIsOurs" | "name" | "path" | "images" | "orderSample" | "sample" | "isInARoom"
>;
type ShownFinish = Pick<Finish, "value" | "label" | "image"> & { readonly type: string };
type ShownSample = {
  readonly shown: ShownStyle;
  /** The color, which decides the sample's SKU. */
  readonly finish: ShownFinish;
  /** What is selected in the other groups. */
  readonly otherFinishes: readonly ShownFinish[];
};

type StylePageProps = {
  readonly style: Style;
  readonly neighbors: StyleNeighbors;
  /** Absent where an editor wants none. */
  readonly badges?: ReviewBadges | undefined;
  /** What an editor says around every door: blocks, placed here by the route. */
  readonly around?: ReactNode;
  /** The way to order the sample of what is shown: the samples room's own, placed here by the route. */
  readonly renderSample: (sample: ShownSample) => ReactNode;
  /** Doors to look at next, where there are some: with their samples, too. */
  readonly related?: ReactNode;
};

/** A style: its pictures, everything to decide, what is known about it; an editor chooses between two layouts. */
export function StylePage({ style, neighbors, badges, around, related, renderSample }: StylePageProps) {
  const [selected, choose] = useFinishChoice(style.finishGroups);
  const color = selected.find(({ group }) => group.name === "color")?.finish;
  const otherFinishes = selected.filter(({ group }) => group.name !== "color");
  const shown = shownStyle(style, color);
  const { doors, rooms } = pictured(picturesWithFinishes(shown.images, selected));
  const sample = toShownSample(shown, shownColor(style, color), otherFinishes);
  const Layout = layouts[style.layout];

  return (
    <>
      <div className="container-wide pt-6">
        <Breadcrumb items={styleBreadcrumb(style)} />
      </div>
      <Layout
        gallery={
          <StyleGallery
            key={`${shown.code} ${doors[0]?.src}`}
            images={doors}
            name={shown.name}
            layout={style.layout}
          />
        }
        head={
          <StyleHead
            style={style}
            title={shown.code === style.code ? (style.title ?? shown.name) : shown.name}
            code={shown.codeIsOurs ? null : shown.code}
          >
            {badges ? <ReviewBadge badges={badges} device="desktop" /> : null}
          </StyleHead>
        }
        words={<StyleWords text={style.description} className="mt-2 text-ink-soft" />}
        finishes={
          <>
            <Finishes layout={style.layout} selected={selected} onChoose={choose} />
            <FinishesNotPictured finishes={otherFinishes} />
            {shown.path === style.path ? null : <SiblingLink shown={shown} finishes={otherFinishes} />}
          </>
        }
        sample={
          <>
            {shown.orderSample ? renderSample(sample) : null}
            <StyleActions code={shown.code} name={shown.name} path={shown.path} isInARoom={shown.isInARoom} />
            {badges ? <ReviewBadge badges={badges} device="mobile" /> : null}
            <ColorsVary />
          </>
        }
        points={<StylePoints text={style.shortDescription} className="border-t border-line pt-6 text-sm" />}
        rooms={<RoomPictures images={rooms} layout={style.layout} />}
      />
      <div className="container-wide pb-section">
        <Specifications specView={style.specView} groups={style.specs} />
      </div>
      <StyleNeighborsView {...neighbors} />
      {around}
      {related}
    </>
  );
}

function ColorsVary() {
  return (
    <p className="text-sm text-ink-soft">
      Screens shift color. A sample door in your own light tells the truth about this finish.
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
      others={selected.filter((other) => other !== one)}
      layout={layout}
      onChoose={(value) => onChoose({ group: one.group.name, value })}
    />
  ));
}

/** Says which chosen finishes the pictures do not show; a group's first finish is taken for the pictured one. */
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

type SiblingLinkProps = { readonly shown: ShownStyle; readonly finishes: readonly SelectedFinish[] };

/** Leads to the page of the chosen color, where choices in the other groups are kept. */
function SiblingLink({ shown, finishes }: SiblingLinkProps) {
  const groups = finishes.map(({ group }) => group);
  const query = finishes
    .filter(({ origin }) => origin !== "default")
    .reduce(
      (kept, { group, finish }) => chooseFinish(kept, groups, { group: group.name, value: finish.value }),
      new URLSearchParams(),
    );
  return (
    <p className="text-sm">
      <Link
        to={{ pathname: shown.path, search: query.toString() }}
        prefetch="intent"
        className="font-medium underline decoration-brass underline-offset-4"
      >
        See everything about {shown.name}
      </Link>
    </p>
  );
}

/** The gallery and what stands below it; without an upright picture the wide ones are the gallery. */
function pictured(images: readonly StyleImage[]) {
  const doors = images.filter((image) => !isRoom(image));
  return doors.length > 0 ? { doors, rooms: images.filter(isRoom) } : { doors: images, rooms: [] };
}

/** Doors stand upright in their pictures, rooms are wide. */
function isRoom({ width, height }: StyleImage): boolean {
  return width > height;
}

/** The chosen color brings the sibling's pictures, sample and page; the page itself stays (CAT-005). */
function shownStyle(style: Style, color: Finish | undefined): ShownStyle {
  const sibling = color?.style;
  return sibling && sibling.images.length > 0 ? sibling : style;
}

function shownColor(style: Style, color: Finish | undefined): ShownFinish {
  const { value = style.code, label = style.color, image } = color ?? {};
  return { type: "color", value, label, image };
}

function toShownFinish({ group, finish }: SelectedFinish): ShownFinish {
  const { value, label, image } = finish;
  return { type: group.name, value, label, image };
}

function toShownSample(
  shown: ShownStyle,
  finish: ShownFinish,
  otherFinishes: readonly SelectedFinish[],
): ShownSample {
  return { shown, finish, otherFinishes: otherFinishes.map(toShownFinish) };
}
