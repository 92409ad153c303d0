import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Renders the complete HTML of an element as the server sends it, lazy parts included, without React's markers. */
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
