import { type CSSProperties, type PointerEvent, type ReactNode, useState } from "react";

/** PAGE-036: image zoom uses a default max pixel ratio of 2. */
export const maxPixelRatio = 2;

/** A picture that a press enlarges around the pointer, and another makes small again. */
export function ZoomPane({ children }: { readonly children: ReactNode }) {
  const [zoomed, setZoomed] = useState(false);
  const [origin, setOrigin] = useState("50% 50%");
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - box.left) / box.width) * 100);
    const y = Math.round(((event.clientY - box.top) / box.height) * 100);
    setOrigin(`${x}% ${y}%`);
  };
  const style: CSSProperties = {
    transform: zoomed ? `scale(${maxPixelRatio})` : "none",
    transformOrigin: origin,
  };
  return (
    <button
      type="button"
      aria-pressed={zoomed}
      aria-label={zoomed ? "Show the whole picture" : "Enlarge the picture"}
      onClick={() => setZoomed(!zoomed)}
      onPointerMove={zoomed ? follow : undefined}
      onPointerDown={follow}
      className={`zoom-pane ${zoomed ? "cursor-zoom-out" : "cursor-zoom-in"}`}
    >
      <span style={style} className="block h-full transition-transform">
        {children}
      </span>
    </button>
  );
}
