import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilmPicture } from "~/content/pictures/film-picture";

describe("picture of a YouTube video", () => {
  it("shows a YouTube video's title when the picture over it does not load [PAGE-030]", () => {
    const html = renderToStaticMarkup(
      <FilmPicture title="Base cabinet" youtubeId="abcdefghijk" sizes="100vw" />,
    );
    expect(html).toMatch(
      /^<span aria-hidden="true"[^>]*>Base cabinet<\/span><img src="\/api\/films\/abcdefghijk\/picture" alt=""/,
    );
  });
});
