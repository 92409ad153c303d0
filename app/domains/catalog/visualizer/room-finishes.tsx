import { useRef } from "react";
import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { usePreHydrationChecked } from "~/ui/runtime/use-pre-hydration-input";
import type { RoomFinish } from "./room.schema";
import { type RoomPart, roomPartTitles } from "./room-choice";

type RoomFinishesProps = {
  readonly part: RoomPart;
  readonly finishes: readonly RoomFinish[];
  readonly chosen: RoomFinish;
  readonly onChoose: (part: RoomPart, code: string) => void;
};

/** Swatches of one part of a room, as native radios. */
export function RoomFinishes({ part, finishes, chosen, onChoose }: RoomFinishesProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  usePreHydrationChecked(fieldset, ([code]) => (code ? onChoose(part, code) : undefined));
  return (
    <fieldset ref={fieldset} className="min-w-0">
      <legend className="mb-3 flex items-baseline gap-3">
        <span className="eyebrow text-ink-soft">{roomPartTitles[part]}</span>
        <span className="font-medium text-sm">{chosen.title}</span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {finishes.map((finish) => (
          <label
            key={finish.code}
            title={finish.title}
            className="group relative block size-11 cursor-pointer"
          >
            <input
              type="radio"
              name={part}
              value={finish.code}
              checked={finish.code === chosen.code}
              onChange={() => onChoose(part, finish.code)}
              className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            <span className="block h-full border border-line p-0.5 outline-offset-2 outline-focus transition-colors group-hover:border-line-strong peer-checked:border-2 peer-checked:border-ink peer-focus-visible:outline-2">
              {finish.chip ? (
                <Picture image={finish.chip} sizes="44px" ratio={pictureRatios.chip} alt="" fill />
              ) : null}
            </span>
            <span className="sr-only">{finish.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
