import type { ReactNode } from "react";
import type { Style } from "../style.schema";

type StyleLayoutProps = {
  readonly gallery: ReactNode;
  readonly head: ReactNode;
  readonly description: ReactNode;
  readonly finishes: ReactNode;
  readonly sample: ReactNode;
  readonly points: ReactNode;
  readonly kitchenPictures: ReactNode;
};

/** The gallery on the left with kitchens below it; everything else in a sticky column on the right. */
function BesideColumn({
  gallery,
  head,
  description,
  finishes,
  sample,
  points,
  kitchenPictures,
}: StyleLayoutProps) {
  return (
    <div className="style-layout container-wide grid gap-x-8 gap-y-8 pt-4 pb-section-tight md:grid-cols-12 md:pt-6 lg:gap-x-14 xl:gap-x-20">
      <div className="md:col-span-6 lg:col-span-7">{gallery}</div>
      <div className="flex flex-col gap-7 md:col-span-6 md:row-span-2 lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
        <div>
          {head}
          {description}
        </div>
        {finishes}
        {sample}
        {points}
      </div>
      {kitchenPictures}
    </div>
  );
}

/** Name and description first, then the gallery two pictures at a time, then finishes beside the sample. */
function PicturesFirst({
  gallery,
  head,
  description,
  finishes,
  sample,
  points,
  kitchenPictures,
}: StyleLayoutProps) {
  return (
    <div className="container-wide grid gap-x-8 gap-y-10 pt-4 pb-section-tight md:grid-cols-12 md:pt-6 lg:gap-x-14">
      <div className="md:col-span-6">{head}</div>
      <div className="max-md:order-2 md:col-span-6 md:self-end">{description}</div>
      <div className="max-md:order-1 md:col-span-12 lg:col-span-10 lg:col-start-2">{gallery}</div>
      <div className="order-2 flex flex-col gap-7 md:col-span-7">
        {finishes}
        {points}
      </div>
      <div className="order-2 flex flex-col gap-7 md:col-span-5">{sample}</div>
      <div className="order-2 grid gap-8 md:col-span-12 md:grid-cols-12 empty:hidden">{kitchenPictures}</div>
    </div>
  );
}

/** The layouts that an editor can choose (CAT-002). */
export const stylePageLayouts: Readonly<Record<Style["layout"], (parts: StyleLayoutProps) => ReactNode>> = {
  v1: BesideColumn,
  v2: PicturesFirst,
};
