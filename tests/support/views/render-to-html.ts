import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** The HTML of an element as the server sends it: whole, with the parts whose script comes later; React's marks taken out. */
export async function renderToHtml(element: ReactNode): Promise<string> {
  const body = new PassThrough();
  const html = text(body);
  const { pipe } = renderToPipeableStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(body),
    onShellError: (error) => body.destroy(error instanceof Error ? error : new Error(String(error))),
  });
  return (await html).replace(/<!--.*?-->/g, "");
}
