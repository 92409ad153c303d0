import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Spinner } from "~/ui/spinner";
import type { BlockContent } from "../contents";

/** S1 §9: a booking widget is 700 px high and at least 320 px wide; its loading sign shows for 1200 ms. */
const loadingMs = 1_200;
const places: { readonly [K in BlockContent<"widget">["kind"]]: CSSProperties } = {
  booking: { height: 700, minWidth: 320 },
  reviews: { minHeight: 120 },
  map: { height: 450 },
};

type InjectedWidgetProps = {
  readonly block: BlockContent<"widget">;
  readonly scriptUrl: string;
  readonly onFail: () => void;
};

/** The element a service looks for, and its script, which fills it. */
export function InjectedWidget({ block, scriptUrl, onFail }: InjectedWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    script.addEventListener("error", onFail);
    place.current?.append(script);
    const timer = setTimeout(() => setLoading(false), loadingMs);
    return () => {
      clearTimeout(timer);
      script.removeEventListener("error", onFail);
      script.remove();
    };
  }, [scriptUrl, onFail]);
  const attributes = Object.fromEntries(block.attributes.map(({ name, value }) => [name, value]));
  return (
    <div ref={place} className="relative bg-white" aria-busy={isLoading}>
      {isLoading ? (
        <p role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-ink-soft">
          <Spinner /> Loading …
        </p>
      ) : null}
      <div className={block.elementClass} style={places[block.kind]} {...attributes} />
    </div>
  );
}
