import { describe, expect, it } from "vitest";
import { emailSite } from "#tests/support/shop/email-site";
import { contrastOfHex } from "#tests/ui/contrast";
import { EmailLayout, EmailParagraph } from "~/domains/email/layout/email-layout";
import { darkEmailPalette, emailPalette } from "~/domains/email/layout/email-palette";
import { renderEmailHtml } from "~/domains/email/layout/render-email.server";

const html = () =>
  renderEmailHtml(
    <EmailLayout site={emailSite} title="Thank you" preheader="">
      <EmailParagraph margin="0">Hello</EmailParagraph>
    </EmailLayout>,
  );

describe("email in dark mode [MAIL-005]", () => {
  it("declares both color schemes and has dark colors for every text, surface and line", () => {
    const head = html().split("</head>", 1)[0] ?? "";
    expect(head).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(head).toContain("@media (prefers-color-scheme:dark){");
    expect(head).toContain(String.raw`[style*=color\:\#424a45]{color:#cdd2cc!important}`);
    expect(head).toContain(String.raw`[style*=background\:\#ffffff]{background:#1c2320!important}`);
    expect(head).toContain(
      String.raw`[style*=border-top\:1px\ solid\ \#dedcd5]{border-top-color:#3a423d!important}`,
    );
  });

  it("keeps inline light colors for clients without head rules", () => {
    expect(html()).toMatch(/<p style="[^"]*;color:#424a45"/);
  });

  const { text, surface } = darkEmailPalette;
  const pairs = Object.entries(text).flatMap(([name, color]) =>
    [surface.paper, surface.sheet].map((ground) => [name, ground, color] as const),
  );
  it.each(pairs)("shows %s with enough contrast on %s", (_, ground, color) => {
    expect(contrastOfHex(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it("shows a readable button in dark mode", () => {
    expect(contrastOfHex(emailPalette.sheet, surface.pine)).toBeGreaterThanOrEqual(4.5);
  });
});
