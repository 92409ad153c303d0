import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Spinner } from "../feedback/spinner";

/** The loading indicator stays for 1200 ms. */
const loadingMs = 1_200;

type ThirdPartyWidgetProps = {
  readonly scriptUrl: string;
  readonly elementClass?: string | undefined;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** Reserves the size of the widget. */
  readonly style: CSSProperties;
  readonly onFail: () => void;
};

/** Renders the element that a third-party script fills, and loads the script. */
export function ThirdPartyWidget({
  scriptUrl,
  elementClass,
  attributes,
  style,
  onFail,
}: ThirdPartyWidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    script.addEventListener("error", onFail);
    container.current?.append(script);
    const timer = setTimeout(() => setLoading(false), loadingMs);
    return () => {
      clearTimeout(timer);
      script.removeEventListener("error", onFail);
      script.remove();
    };
  }, [scriptUrl, onFail]);
  return (
    <div ref={container} className="relative bg-white" aria-busy={isLoading}>
      {isLoading ? (
        <p role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-ink-soft">
          <Spinner /> Loading …
        </p>
      ) : null}
      <div
        className={elementClass}
        style={style}
        {...Object.fromEntries(attributes.map(({ name, value }) => [name, value]))}
      />
    </div>
  );
}
