import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { siteSettingsSchema } from "~/content/site-settings";
import { SiteHeader } from "~/domains/navigation/header/site-header";
import { navigationSchema } from "~/domains/navigation/navigation.schema";

const entry = { _key: "call", text: "Call us", path: "tel:+14065550142", type: "link" };

/** Returns the phone links in the header bar for these entries; the slide-out menu is excluded. */
async function headerLinks(...entries: readonly object[]): Promise<readonly string[]> {
  const shell = {
    site: siteSettingsSchema.parse({ name: "Stile & Rail" }),
    navigation: navigationSchema.parse({ header: entries }),
  };
  const html = await renderToHtml(
    <MemoryRouter>
      <SiteHeader
        shell={shell}
        path="/"
        search={null}
        favorites={null}
        cart={null}
        account={null}
        menuFooter={null}
      />
    </MemoryRouter>,
  );
  const bar = html.replace(/<dialog[\s\S]*<\/dialog>/, "");
  return [...bar.matchAll(/<a [^>]*href="tel:[^>]*>.*?<\/a>/g)].map(([link]) => link);
}

describe("header entry", () => {
  it("shows a header entry as text by default [NAV-003]", async () => {
    for (const displayAs of [undefined, "link", "carousel"]) {
      const [link] = await headerLinks({ ...entry, displayAs });
      expect(link).toMatch(/>Call us<\/a>$/);
      expect(link).not.toContain("<svg");
    }
  });

  it("shows a header entry as a button [NAV-003]", async () => {
    expect((await headerLinks({ ...entry, displayAs: "button" }))[0]).toMatch(
      /border border-ink[^>]*>Call us<\/a>$/,
    );
  });

  it("shows a header entry as an icon with a text for screen readers [NAV-003]", async () => {
    const [link] = await headerLinks({ ...entry, displayAs: "icon", data: { icon: "phone" } });
    expect(link).toContain('<path d="M5 3.5h4l1.5 5');
    expect(link).toMatch(/<span class="sr-only">Call us<\/span><\/a>$/);
  });

  it("shows a link icon for a header entry with an unknown icon [NAV-003]", async () => {
    const [link] = await headerLinks({ ...entry, displayAs: "icon", data: { icon: "constructor" } });
    expect(link).toContain('<path d="M10 14 20 4m-6 0h6v6');
  });

  it.each([undefined, "button", "icon"])(
    "adds data attributes to a header entry shown as %s [NAV-003]",
    async (displayAs) => {
      const data = { attributes: [{ name: "campaign", value: "spring" }] };
      expect((await headerLinks({ ...entry, displayAs, data }))[0]).toContain('data-campaign="spring"');
    },
  );
});
