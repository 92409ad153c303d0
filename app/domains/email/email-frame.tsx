import { useEffect, useRef } from "react";

type EmailFrameProps = { readonly title: string; readonly src: string };

/**
 * A letter at its full height. No script and no form of it runs; we measure it, so it counts as ours, and its links
 * open beside the mailbox.
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

/** Keeps a frame as high as what stands in it: pictures arrive late, and narrow windows break lines anew. */
function syncFrameHeight(frame: HTMLIFrameElement | null): (() => void) | undefined {
  if (!frame) return undefined;
  const observer = new ResizeObserver(([body]) => {
    if (body) frame.style.height = `${Math.ceil(body.target.getBoundingClientRect().height)}px`;
  });
  const watch = () => {
    observer.disconnect();
    if (frame.contentDocument?.body) observer.observe(frame.contentDocument.body);
  };
  frame.addEventListener("load", watch);
  watch();
  return () => {
    observer.disconnect();
    frame.removeEventListener("load", watch);
  };
}
