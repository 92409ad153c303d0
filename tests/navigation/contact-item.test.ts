import { describe, expect, it } from "vitest";
import { siteSettingsSchema } from "~/content/site-settings";
import { getContactItems, toPhoneLink } from "~/domains/navigation/contact-item";

describe("contact items", () => {
  it("creates a phone link from a written US number [NAV-006]", () => {
    expect(toPhoneLink("(406) 555-0142")).toBe("tel:+14065550142");
  });

  it("keeps the country code of an international number and creates an SMS link [NAV-006]", () => {
    expect(toPhoneLink("+49 30 5550142", "sms")).toBe("sms:+49305550142");
  });

  it("lists address with map link, phone, email and hours [FAQ-002] [FAQ-003]", () => {
    const site = siteSettingsSchema.parse({
      name: "Stile & Rail",
      address: {
        street: "117 South Central Avenue",
        city: "Sidney",
        state: "MT",
        zip: "59270",
        mapLink: "https://m",
      },
      phone: "(406) 555-0142",
      email: "hello@stileandrail.example",
      hours: [{ _key: "a", days: "Saturday", time: "9 am – 1 pm" }],
    });
    expect(getContactItems(site)).toEqual([
      { type: "address", lines: ["117 South Central Avenue", "Sidney, MT 59270"], mapLink: "https://m" },
      { type: "phone", text: "(406) 555-0142" },
      { type: "email", text: "hello@stileandrail.example" },
      { type: "hours", hours: [{ _key: "a", days: "Saturday", time: "9 am – 1 pm" }] },
    ]);
  });

  it("omits a contact item without its setting [FAQ-002]", () => {
    expect(getContactItems(siteSettingsSchema.parse({ name: "Stile & Rail" }))).toEqual([]);
  });
});
