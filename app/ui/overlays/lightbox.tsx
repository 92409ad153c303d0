import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Icon } from "../icon";
import { getIndexAfterKey, horizontalKeys } from "../navigation/arrow-keys";
import { useModal } from "./use-modal";
import { ZoomPane } from "./zoom-pane";

export type LightboxPicture = {
  readonly key: string;
  readonly picture: ReactNode;
  readonly caption?: string;
};

type LightboxProps = {
  readonly label: string;
  readonly pictures: readonly LightboxPicture[];
  /** Null closes it (PAGE-032). */
  readonly index: number | null;
  readonly onIndex: (index: number | null) => void;
};

/** Pictures over the whole window: arrow keys and buttons navigate, a click zooms, Escape closes. */
export function Lightbox({ label, pictures, index, onIndex }: LightboxProps) {
  const modal = useModal(index !== null, () => onIndex(null));
  const at = index ?? 0;
  const shown = pictures[at];
  const go = (key: string) => {
    const next = getIndexAfterKey(key, at, pictures.length, horizontalKeys);
    if (next !== null) onIndex(next);
    return next !== null;
  };
  const walk = (event: KeyboardEvent) => {
    if (go(event.key)) event.preventDefault();
  };
  return (
    <dialog {...modal} onKeyDown={walk} aria-label={label} className="sheet sheet-full on-dark">
      <div className="flex items-center justify-between px-gutter py-2">
        <p className="text-sm tabular-nums text-mist" aria-live="polite">
          {at + 1} / {pictures.length}
          {shown?.caption ? <span className="ms-4">{shown.caption}</span> : null}
        </p>
        <IconButton name="close" label="Close" onPress={() => onIndex(null)} />
      </div>
      <div className="relative flex min-h-0 flex-1 items-center gap-2 px-2 pb-4 max-sm:pb-16">
        <IconButton
          name="arrow-left"
          label="Previous picture"
          className="max-sm:absolute max-sm:bottom-4 max-sm:left-2"
          onPress={() => go("ArrowLeft")}
        />
        <div className="flex h-full min-w-0 flex-1 items-center justify-center">
          {index !== null && shown ? <ZoomPane key={shown.key}>{shown.picture}</ZoomPane> : null}
        </div>
        <IconButton
          name="arrow-right"
          label="Next picture"
          className="max-sm:absolute max-sm:right-2 max-sm:bottom-4"
          onPress={() => go("ArrowRight")}
        />
      </div>
    </dialog>
  );
}

/** Returns the index of the open picture, and functions to open and close it. */
export function useLightbox() {
  const [index, setIndex] = useState<number | null>(null);
  return { index, onIndex: setIndex };
}

function IconButton({
  name,
  label,
  className = "",
  onPress,
}: {
  readonly name: "close" | "arrow-left" | "arrow-right";
  readonly label: string;
  /** The position in the window. */
  readonly className?: string;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`target flex shrink-0 items-center justify-center hover:text-brass-light ${className}`}
    >
      <Icon name={name} size="large" />
    </button>
  );
}
