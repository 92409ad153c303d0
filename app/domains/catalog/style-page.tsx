import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { Breadcrumb } from "~/ui/breadcrumb";
import { later } from "~/ui/later";
import { FinishPicker } from "./finish-picker";
import { selectedFinish } from "./finish-selection";
import { RoomPictures } from "./room-pictures";
import { Specifications } from "./specifications";
import type { Finish, Style, StyleImage } from "./style.schema";
import { StyleGallery } from "./style-gallery";
import { styleBreadcrumb } from "./style-meta";
import { useFinishChoice } from "./use-finish-choice";

const StyleWords = later("style-words", async () => (await import("./style-words")).StyleWords);
const StylePoints = later("style-points", async () => (await import("./style-points")).StylePoints);
const RelatedStyles = later("related-styles", async () => (await import("./related-styles")).RelatedStyles);

type ShownStyle = Pick<Style, "code" | "codeIsOurs" | "name" | "path" | "images" | "orderSample" | "sample">;
type ShownFinish = Pick<Finish, "value" | "label" | "image"> & { readonly type: "color" };

type StylePageProps = {
  readonly style: Style;
  /** The way to order the sample of what is shown: the samples room's own, placed here by the route. */
  readonly renderSample: (choice: { readonly shown: ShownStyle; readonly finish: ShownFinish }) => ReactNode;
};

/** A style: its door large on the left, kitchens below it, everything to decide on the right (S1 §2). */
// oxlint-disable-next-line max-lines-per-function -- the order of one page, part by part
export function StylePage({ style, renderSample }: StylePageProps) {
  const [choice, choose] = useFinishChoice();
  const colourGroup = style.finishGroups.find((group) => group.name === "color");
  const colour = colourGroup ? selectedFinish(colourGroup, choice) : undefined;
  const shown = shownStyle(style, colour);
  const rooms = shown.images.filter(isRoom);
  const doors = shown.images.filter((image) => !isRoom(image));

  return (
    <>
      <div className="container-wide pt-6">
        <Breadcrumb items={styleBreadcrumb(style)} />
      </div>
      <div className="style-layout container-wide grid gap-x-8 gap-y-8 pt-4 pb-section-tight md:grid-cols-12 md:pt-6 lg:gap-x-14 xl:gap-x-20">
        <div className="md:col-span-6 lg:col-span-7">
          <StyleGallery key={shown.code} images={doors.length > 0 ? doors : shown.images} name={shown.name} />
        </div>
        <div className="flex flex-col gap-7 md:col-span-6 md:row-span-2 lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <header className="flex flex-col gap-3">
            <p className="eyebrow text-brass-deep">
              <Link to={style.brand.path} prefetch="intent">
                {style.brand.name}
              </Link>
            </p>
            <h1>{shown.code === style.code ? (style.title ?? shown.name) : shown.name}</h1>
            <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
              {shown.codeIsOurs ? null : (
                <span>
                  Style code <span className="uppercase text-ink">{shown.code}</span>
                </span>
              )}
              {style.labels.map((label) => (
                <Badge key={label}>{label}</Badge>
              ))}
            </p>
            <StyleWords text={style.description} className="mt-2 text-ink-soft" />
          </header>
          {style.finishGroups.map((group) => (
            <FinishPicker
              key={group.name}
              group={group}
              layout={style.layout}
              selected={selectedFinish(group, choice)}
              onChoose={(value) => choose({ type: group.name, value })}
            />
          ))}
          {shown.path === style.path ? null : (
            <p className="text-sm">
              <Link
                to={shown.path}
                prefetch="intent"
                className="font-medium underline decoration-brass underline-offset-4"
              >
                See everything about {shown.name}
              </Link>
            </p>
          )}
          {shown.orderSample ? renderSample({ shown, finish: shownFinish(style, colour) }) : null}
          <p className="text-sm text-ink-soft">
            Screens shift color. A sample door in your own light tells the truth about this finish.
          </p>
          <StylePoints text={style.shortDescription} className="border-t border-line pt-6 text-sm" />
        </div>
        {doors.length > 0 ? <RoomPictures images={rooms} /> : null}
      </div>
      <div className="container-wide pb-section">
        <Specifications specView={style.specView} groups={style.specs} />
      </div>
      {style.related.length > 0 ? <RelatedStyles styles={style.related} /> : null}
    </>
  );
}

/** Doors stand upright in their pictures, rooms are wide. */
function isRoom({ width, height }: StyleImage): boolean {
  return width > height;
}

/** The chosen colour brings the sibling's pictures, sample and page; the page itself stays (ruling D02). */
function shownStyle(style: Style, colour: Finish | undefined): ShownStyle {
  const sibling = colour?.style;
  return sibling && sibling.images.length > 0 ? sibling : style;
}

function shownFinish(style: Style, colour: Finish | undefined): ShownFinish {
  const { value = style.code, label = style.colour, image } = colour ?? {};
  return { type: "color", value, label, image };
}
