import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content/content";
import { silentLog } from "#tests/support/shop/silent-log";
import { loadShell } from "~/domains/navigation/load-shell.server";
import { SiteFooter } from "~/domains/navigation/site-footer";

async function footerWith(form?: Readonly<Record<string, unknown>>): Promise<string> {
  const forms = form ? [{ _id: "form-n", _type: "formTemplate", name: "newsletter", ...form }] : [];
  const content = contentOf([{ _id: "navigation", _type: "navigation" }, ...forms]);
  const shell = await loadShell({ content, log: silentLog });
  return renderToStaticMarkup(
    <MemoryRouter>
      <SiteFooter shell={shell} demo={false} extraLinks={[]} />
    </MemoryRouter>,
  );
}

const email = { _key: "e", name: "mail_address", type: "email", label: "Email", placeholder: "you@home" };

describe("newsletter form in the footer", () => {
  it("uses the shop's message for an empty field instead of the browser's [FORM-008]", async () => {
    expect(
      await footerWith({ title: "News", groups: [{ _key: "a", name: "all", fields: [email] }] }),
    ).toMatch(/<form[^>]* action="\/forms\/newsletter" novalidate=""/);
  });

  it("shows the editor's copy and posts the configured field [FORM-002]", async () => {
    const footer = await footerWith({
      title: "News from the shop floor",
      groups: [{ _key: "a", name: "all", fields: [email] }],
      buttons: { submit: "Write to me" },
    });
    expect(footer).toContain(">News from the shop floor</label>");
    expect(footer).toMatch(/<button[^>]*>.*Write to me.*<\/button>/);
    expect(footer).toMatch(/<input[^>]* name="mail_address"[^>]* placeholder="you@home"/);
  });

  it("shows default copy in the newsletter form", async () => {
    const footer = await footerWith({ groups: [] });
    expect(footer).toContain(">Newsletter</label>");
    expect(footer).toMatch(/<button[^>]*>.*Subscribe.*<\/button>/);
    expect(footer).toMatch(/<input[^>]* name="email"[^>]* placeholder="Your email"/);
  });

  it("omits the newsletter form without a form template", async () => {
    expect(await footerWith()).not.toContain("newsletter");
  });
});
