import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";

/** The maximum zoom (PAGE-036). */
export const maxPixelRatio = 2;

/** A picture that zooms on click around the pointer, or by a pinch gesture. */
export function ZoomPane({ children }: { readonly children: ReactNode }) {
  const { scale, origin, isPinched, handlers } = useZoom();
  const style: CSSProperties = {
    transform: scale > 1 ? `scale(${scale})` : "none",
    transformOrigin: origin,
  };
  return (
    <button
      type="button"
      aria-pressed={scale > 1}
      aria-label={scale > 1 ? "Zoom out" : "Zoom in"}
      {...handlers}
      className={`zoom-pane ${scale > 1 ? "cursor-zoom-out" : "cursor-zoom-in"}`}
    >
      <span
        style={style}
        className={`grid h-full grid-rows-1 place-items-center [&_img]:max-h-full [&_img]:w-auto ${isPinched ? "" : "transition-transform"}`}
      >
        {children}
      </span>
    </button>
  );
}

type Point = { readonly x: number; readonly y: number };
/** The distance of two fingers and the scale when the pinch started. */
type Pinch = { readonly startDistance: number; readonly startScale: number };

function useZoom() {
  const [scale, setScale] = useState(1);
  const [origin, setOrigin] = useState("50% 50%");
  const [pinch, setPinch] = useState<Pinch | null>(null);
  const fingers = useRef(new Map<number, Point>());
  /** Some browsers send a click after a pinch; it must not zoom. */
  const wasPinched = useRef(false);

  const enlargeAround = (pane: HTMLElement, { x, y }: Point) => {
    const box = pane.getBoundingClientRect();
    const toPercent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
    setOrigin(`${toPercent(x - box.left, box.width)} ${toPercent(y - box.top, box.height)}`);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (fingers.current.size === 0) wasPinched.current = false;
    fingers.current.set(event.pointerId, toPoint(event));
    const [first, second] = [...fingers.current.values()];
    if (!first || !second) return enlargeAround(event.currentTarget, toPoint(event));
    wasPinched.current = true;
    setPinch({ startDistance: measureDistance(first, second), startScale: scale });
    if (scale === 1) enlargeAround(event.currentTarget, getMidpoint(first, second));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, toPoint(event));
    const [first, second] = [...fingers.current.values()];
    if (pinch && first && second) {
      const spread = (pinch.startScale * measureDistance(first, second)) / pinch.startDistance;
      setScale(Math.min(Math.max(spread, 1), maxPixelRatio));
    } else if (scale > 1 && !wasPinched.current) enlargeAround(event.currentTarget, toPoint(event));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size < 2) setPinch(null);
  };
  const onClick = (event: MouseEvent) => {
    // A click by keyboard has a `detail` of 0.
    if (wasPinched.current && event.detail > 0) return;
    setScale(scale > 1 ? 1 : maxPixelRatio);
  };
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick };
  return { scale, origin, isPinched: pinch !== null, handlers };
}

function toPoint({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** Measures the distance of two points; at least 1, because it is a divisor. */
function measureDistance(a: Point, b: Point): number {
  return Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
}

function getMidpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
