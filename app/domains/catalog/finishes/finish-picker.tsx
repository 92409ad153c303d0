import { useLocation } from "@remix-run/react";
import { useRef, useState } from "react";
import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { Button } from "~/ui/button";
import { usePreHydrationChecked } from "~/ui/runtime/use-pre-hydration-input";
import type { Finish } from "../style.schema";
import {
  getFinishParameterName,
  maxVisibleSwatches,
  type SelectedFinish,
  splitSwatches,
} from "./finish-selection";

type FinishPickerProps = {
  readonly selected: SelectedFinish;
  /** The selection in the other groups, which a form without script sends along. */
  readonly otherFinishes: readonly SelectedFinish[];
  readonly layout: "v1" | "v2";
  readonly onChoose: (value: string) => void;
};

/** Swatches of one finish group, as native radios. Without script a click requests the page again. */
export function FinishPicker({ selected, otherFinishes, layout, onChoose }: FinishPickerProps) {
  const { group, finish: current } = selected;
  const { pathname } = useLocation();
  const [isExpanded, setIsExpanded] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  usePreHydrationChecked(fieldset, ([value]) => (value ? onChoose(value) : undefined));
  const limit = isExpanded ? group.items.length : maxVisibleSwatches[layout];
  const { visibleItems, hiddenCount } = splitSwatches(group.items, limit, current.value);
  const isCollapsible = group.items.length > maxVisibleSwatches[layout];

  return (
    <form method="get" action={pathname}>
      <input type="hidden" name="type" value={group.name} />
      {otherFinishes.map((other) =>
        other.origin === "default" ? null : (
          <input
            key={other.group.name}
            type="hidden"
            name={getFinishParameterName(other.group.name)}
            value={other.finish.value}
          />
        ),
      )}
      <fieldset ref={fieldset}>
        <legend className="mb-4 flex items-baseline gap-3">
          <span className="eyebrow text-ink-soft">{group.title}</span>
          <span className="font-medium text-sm">{current.label}</span>
        </legend>
        <div className="flex flex-wrap gap-x-3 gap-y-4">
          {visibleItems.map((finish) => (
            <Swatch
              key={finish.value}
              finish={finish}
              isSelected={finish.value === current.value}
              onChoose={onChoose}
            />
          ))}
          {isCollapsible ? (
            <button
              type="button"
              className="needs-script size-16 cursor-pointer border border-line text-sm hover:border-ink"
              aria-expanded={isExpanded}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {isExpanded ? "Show fewer" : `+${hiddenCount}`}
              <span className="sr-only"> {group.title}</span>
            </button>
          ) : null}
        </div>
        <noscript>
          <Button type="submit" variant="text" className="mt-4">
            Show it
          </Button>
        </noscript>
      </fieldset>
    </form>
  );
}

type SwatchProps = {
  readonly finish: Finish;
  readonly isSelected: boolean;
  readonly onChoose: (value: string) => void;
};

function Swatch({ finish, isSelected, onChoose }: SwatchProps) {
  return (
    <label className="group relative flex w-16 cursor-pointer flex-col gap-1.5">
      <input
        type="radio"
        name="value"
        value={finish.value}
        checked={isSelected}
        onChange={() => onChoose(finish.value)}
        className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
      />
      <span className="block border border-line p-0.5 outline-offset-2 outline-focus transition-colors group-hover:border-line-strong peer-checked:border-ink peer-focus-visible:outline-2">
        {finish.image ? (
          <Picture image={finish.image} sizes="60px" ratio={pictureRatios.chip} alt="" />
        ) : null}
      </span>
      <span className="text-xs text-ink-soft peer-checked:text-ink">{finish.label}</span>
    </label>
  );
}
