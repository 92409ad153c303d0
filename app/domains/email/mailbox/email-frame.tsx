import { useEffect, useRef } from "react";

type EmailFrameProps = { readonly title: string; readonly src: string };

/**
 * Shows an email at its full height. Scripts and forms are disabled. The frame has the same origin, so that
 * its height can be measured. Links open outside the frame.
 */
export function EmailFrame({ title, src }: EmailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => syncFrameHeight(frame.current), []);
  return (
    <iframe
      ref={frame}
      title={title}
      src={src}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="block h-dvh w-full bg-paper"
    />
  );
}

/** Updates the frame's height when pictures load or lines wrap differently. */
function syncFrameHeight(frame: HTMLIFrameElement | null): (() => void) | undefined {
  if (!frame) return undefined;
  const observer = new ResizeObserver(([body]) => {
    if (body) frame.style.height = `${Math.ceil(body.target.getBoundingClientRect().height)}px`;
  });
  const observeBody = () => {
    observer.disconnect();
    if (frame.contentDocument?.body) observer.observe(frame.contentDocument.body);
  };
  frame.addEventListener("load", observeBody);
  observeBody();
  return () => {
    observer.disconnect();
    frame.removeEventListener("load", observeBody);
  };
}
