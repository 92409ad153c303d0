import type { LoaderFunctionArgs } from "@remix-run/node";
import { findVideoThumbnail } from "~/blocks/video-cards/video-thumbnail.server";

const day = 24 * 60 * 60;

/** GET /api/films/{videoId}/picture: the thumbnail of a YouTube video that a page shows; public. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const picture = await findVideoThumbnail(context.services, params.videoId ?? "");
  if (!picture) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(picture.bytes), {
    headers: { "Content-Type": picture.type, "Cache-Control": `public, max-age=${day}` },
  });
}
