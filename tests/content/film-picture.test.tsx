import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilmPicture } from "~/content/film-picture";

describe("the picture of a film on YouTube", () => {
  it("lies over the title, which is read where the picture does not load [PAGE-030]", () => {
    const html = renderToStaticMarkup(
      <FilmPicture title="Base cabinet" youtubeId="abcdefghijk" sizes="100vw" />,
    );
    expect(html).toMatch(
      /^<span aria-hidden="true"[^>]*>Base cabinet<\/span><img src="\/api\/films\/abcdefghijk\/picture" alt=""/,
    );
  });
});
