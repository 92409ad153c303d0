import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { reviewSchema } from "~/domains/reviews/review.schema";
import { ReviewCard } from "~/domains/reviews/review-card";

const cardOf = (reviewText: string) =>
  renderToStaticMarkup(
    <ReviewCard review={reviewSchema.parse({ _key: "r", name: "Marlene K.", rating: 5, reviewText })} />,
  );

describe("a review card", () => {
  it("shows stars, text, picture, name, location and platform of a review [FAQ-004]", () => {
    const html = renderToStaticMarkup(
      <ReviewCard
        review={reviewSchema.parse({
          _key: "r",
          name: "Marlene K.",
          rating: 4.5,
          platform: "Google",
          location: "Sidney, Montana",
          profilePicture: { src: "/marlene.webp", alt: "Marlene", width: 400, height: 400 },
          reviewText: "It still looks right.",
        })}
      />,
    );
    expect(html).toMatch(/<span role="img" aria-label="4\.5 out of 5 stars"/);
    expect(html).toMatch(/<blockquote[^>]*>.*>It still looks right\.<\/span>.*<\/blockquote>/);
    const [, caption = ""] = /<figcaption[^>]*>(.*)<\/figcaption>/.exec(html) ?? [];
    expect(caption).toMatch(/<img [^>]*src="\/marlene\.webp[^"]*"[^>]*alt="Marlene"/);
    expect(caption.replace(/<[^>]*>/g, "")).toBe("Marlene K., Sidney, Montana, Google");
  });

  it("shows a review without picture, location and platform by its name alone [FAQ-004]", () => {
    expect(cardOf("It still looks right.")).toMatch(
      /<figcaption[^>]*><span><span class="[^"]*">Marlene K\.<\/span><\/span><\/figcaption>/,
    );
  });

  it("cuts a longer text at 150 characters and offers 'Show More' [FAQ-006]", () => {
    const html = cardOf(`${"a".repeat(149)} bcd`);
    expect(html).toMatch(/<span class="needs-script no-print">a{149}\.\.\.<\/span>/);
    expect(html).toMatch(
      /<summary [^>]*><span class="[^"]*">Show More<\/span><span class="hidden [^"]*">Show Less<\/span><span class="sr-only"> of the review by Marlene K\.<\/span><\/summary>/,
    );
  });

  it("keeps the whole text in the HTML for print and for browsers without script [FAQ-006]", () => {
    expect(cardOf(`${"a".repeat(149)} bcd`)).toContain(
      `<span class="paper-only">${"a".repeat(149)} bcd</span>`,
    );
  });

  it("hides its button when the browser runs no script [FAQ-006]", () => {
    expect(cardOf(`${"a".repeat(149)} bcd`)).toMatch(/<details class="needs-script /);
  });

  it("shows a text of 150 characters whole, without a button [FAQ-006]", () => {
    const html = cardOf("a".repeat(150));
    expect(html).toContain(`>${"a".repeat(150)}</span>`);
    expect(html).not.toContain("<summary");
  });
});
