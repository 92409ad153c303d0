import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Link } from "~/ui/link";

const htmlOf = (to: string) =>
  renderToStaticMarkup(
    <Link to={to} variant="plain">
      Watch
    </Link>,
  );

describe("Link", () => {
  it.each([
    "https://video.example/base",
    "mailto:hello@stileandrail.example",
    "tel:+14065550142",
    "#prices",
    "?page=2",
  ])("renders a link with the href %s", (to) => expect(htmlOf(to)).toContain(` href="${to}"`));

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://shop.example/1",
    "",
  ])("renders no href for the unsafe URL %j", (to) => expect(htmlOf(to)).not.toContain("href"));
});
