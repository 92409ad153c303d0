import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Breadcrumb } from "~/ui/breadcrumb";
import { later } from "~/ui/later";
import { StyleActions } from "./favorites/style-actions";
import { FinishPicker } from "./finish-picker";
import { type FinishChoice, picturesWithFinish, selectedFinish } from "./finish-selection";
import type { ReviewBadges } from "./review-badge";
import { RoomPictures } from "./room-pictures";
import type { Finish, Style, StyleImage } from "./style.schema";
import { StyleGallery } from "./style-gallery";
import { StyleHead } from "./style-head";
import { layouts } from "./style-layouts";
import { styleBreadcrumb } from "./style-meta";
import type { StyleNeighbors } from "./style-neighbors";
import { useFinishChoice } from "./use-finish-choice";

const StyleWords = later("style-words", async () => (await import("./style-words")).StyleWords);
const StylePoints = later("style-points", async () => (await import("./style-points")).StylePoints);
/** A service's badge comes by itself. */
const ReviewBadge = later("review-badge", async () => (await import("./review-badge")).ReviewBadge, "sight");
const Specifications = later(
  "specifications",
  async () => (await import("./specifications")).Specifications,
  "touch",
);
const StyleNeighborsView = later(
  "style-neighbors",
  async () => (await import("./style-neighbors-view")).StyleNeighborsView,
  "touch",
);

type ShownStyle = Pick<
  Style,
  "code" | "codeIsOurs" | "name" | "path" | "images" | "orderSample" | "sample" | "isInARoom"
>;
type ShownFinish = Pick<Finish, "value" | "label" | "image"> & { readonly type: "color" };

type StylePageProps = {
  readonly style: Style;
  readonly neighbors: StyleNeighbors;
  /** Absent where an editor wants none. */
  readonly badges?: ReviewBadges | undefined;
  /** What an editor says around every door: blocks, placed here by the route. */
  readonly around?: ReactNode;
  /** The way to order the sample of what is shown: the samples room's own, placed here by the route. */
  readonly renderSample: (choice: { readonly shown: ShownStyle; readonly finish: ShownFinish }) => ReactNode;
  /** Doors to look at next, where there are some: with their samples, too. */
  readonly related?: ReactNode;
};

/** A style: its pictures, everything to decide, what is known about it (S1 §2); an editor chooses between two layouts. */
export function StylePage({ style, neighbors, badges, around, related, renderSample }: StylePageProps) {
  const [choice, choose] = useFinishChoice();
  const colorGroup = style.finishGroups.find((group) => group.name === "color");
  const color = colorGroup ? selectedFinish(colorGroup, choice) : undefined;
  const shown = shownStyle(style, color);
  const { doors, rooms } = pictured(picturesWithFinish(shown.images, style.finishGroups, choice));
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
            <Finishes style={style} choice={choice} onChoose={choose} />
            {shown.path === style.path ? null : <SiblingLink shown={shown} />}
          </>
        }
        sample={
          <>
            {shown.orderSample ? renderSample({ shown, finish: shownFinish(style, color) }) : null}
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
  readonly style: Style;
  readonly choice: FinishChoice;
  readonly onChoose: (choice: FinishChoice & { value: string }) => void;
};

function Finishes({ style, choice, onChoose }: FinishesProps) {
  return style.finishGroups.map((group) => (
    <FinishPicker
      key={group.name}
      group={group}
      layout={style.layout}
      selected={selectedFinish(group, choice)}
      onChoose={(value) => onChoose({ type: group.name, value })}
    />
  ));
}

function SiblingLink({ shown }: { readonly shown: ShownStyle }) {
  return (
    <p className="text-sm">
      <Link
        to={shown.path}
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

/** The chosen color brings the sibling's pictures, sample and page; the page itself stays (ruling D02). */
function shownStyle(style: Style, color: Finish | undefined): ShownStyle {
  const sibling = color?.style;
  return sibling && sibling.images.length > 0 ? sibling : style;
}

function shownFinish(style: Style, color: Finish | undefined): ShownFinish {
  const { value = style.code, label = style.color, image } = color ?? {};
  return { type: "color", value, label, image };
}
