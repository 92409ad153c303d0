import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { ContactItem } from "~/domains/navigation/contact-item";
import { ContactList } from "~/domains/navigation/contact-list";

const htmlOf = (item: ContactItem) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ContactList items={[item]} />
    </MemoryRouter>,
  );

describe("contact list", () => {
  it.each<[string, ContactItem, string]>([
    ["phone", { type: "phone", text: "(406) 555-0142" }, 'href="tel:+14065550142"'],
    ["sms", { type: "sms", text: "(406) 555-0142" }, 'href="sms:+14065550142"'],
    ["email", { type: "email", text: "hello@shop.example" }, 'href="mailto:hello@shop.example"'],
    ["link", { type: "link", text: "Book a visit", path: "/book-appointment" }, 'href="/book-appointment"'],
    [
      "icon-link",
      { type: "icon-link", text: "Open the map", path: "https://maps.example", icon: "pin" },
      'href="https://maps.example"',
    ],
    [
      "image",
      { type: "image", src: "/shop.webp", altText: "The shop front" },
      'src="/shop.webp" alt="The shop front"',
    ],
    [
      "address",
      {
        type: "address",
        lines: ["117 South Central Avenue", "Sidney, MT 59270"],
        mapLink: "https://maps.example/sidney",
      },
      'href="https://maps.example/sidney"',
    ],
  ])("links an item of the type %s to its target [NAV-006]", (_type, item, expected) => {
    expect(htmlOf(item)).toContain(expected);
  });

  it("shows the icon of an icon-link item [NAV-006]", () => {
    const html = htmlOf({ type: "icon-link", text: "Open the map", path: "/map", icon: "pin" });
    expect(html).toContain('<path d="M12 21s-7-6.3');
  });

  it("shows an address without a map as text [NAV-006]", () => {
    const html = htmlOf({ type: "address", lines: ["117 South Central Avenue", "Sidney, MT 59270"] });
    expect(html).toContain("<address");
    expect(html).toMatch(/>117 South Central Avenue<\/span><span[^>]*>Sidney, MT 59270</);
    expect(html).not.toContain("<a ");
  });

  it("shows days and times of opening hours [NAV-006]", () => {
    const html = htmlOf({ type: "hours", hours: [{ days: "Saturday", time: "9 am – 1 pm" }] });
    expect(html).toMatch(/<dt>Saturday<\/dt><dd[^>]*>9 am – 1 pm<\/dd>/);
  });
});
