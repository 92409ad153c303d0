import type { LoaderFunctionArgs } from "@remix-run/node";
import { findFilmPicture } from "~/blocks/video-cards/film-picture.server";

const day = 24 * 60 * 60;

/** GET /api/films/{videoId}/picture: public; only of films that a page shows. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const picture = await findFilmPicture(context.services, params.videoId ?? "");
  if (!picture) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(picture.bytes), {
    headers: { "Content-Type": picture.type, "Cache-Control": `public, max-age=${day}` },
  });
}
