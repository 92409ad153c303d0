import { describe, expect, it } from "vitest";
import { loadPage } from "~/blocks/page/load-page.server";
import { createCmsPageMeta } from "~/blocks/page/page-meta";
import { siteSettingsSchema, toBusiness } from "~/content/site-settings";
import { createBusinessSchemas } from "~/domains/seo/business-data";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const services = {
  content: contentOf(importedDataset()),
  log: silentLog,
  env: { publicUrl: "https://shop.example" },
};

async function headOf(path: string): Promise<string> {
  const page = await loadPage(services, path);
  if (!page.ok) throw new Error(`no page at ${path}`);
  return JSON.stringify(createCmsPageMeta(page.value));
}

describe("business structured data", () => {
  it("renders business data on /about-us, whose switches are on [SEO-015]", async () => {
    const head = await headOf("/about-us");
    expect(head).toContain('"@type":"LocalBusiness","name":"Stile & Rail"');
    expect(head).toContain('"@type":"Organization","name":"Stile & Rail"');
    expect(head).toContain('"streetAddress":"117 South Central Avenue","addressLocality":"Sidney"');
    expect(head).toContain('"telephone":"(406) 555-0142"');
  });

  it("renders business data on no other page and never with admin emails", async () => {
    expect(await headOf("/")).not.toContain("LocalBusiness");
    expect(await headOf("/")).not.toContain('"Organization"');
    expect(await headOf("/about-us")).not.toContain("workshop@stileandrail.example");
  });

  it("renders one business type, or none when switches are off [SEO-015]", () => {
    const business = toBusiness(siteSettingsSchema.parse({ name: "Stile & Rail" }));
    const typesOf = (localBusiness: boolean, organization: boolean) =>
      createBusinessSchemas(business, { localBusiness, organization }, "https://shop.example").map(
        (described) => Reflect.get(Object(described), "@type"),
      );
    expect(typesOf(true, false)).toEqual(["LocalBusiness"]);
    expect(typesOf(false, true)).toEqual(["Organization"]);
    expect(typesOf(false, false)).toEqual([]);
  });

  it("omits missing fields of the business", () => {
    const business = toBusiness(siteSettingsSchema.parse({ name: "Stile & Rail" }));
    const [described] = createBusinessSchemas(
      business,
      { localBusiness: true, organization: false },
      "https://shop.example",
    );
    expect(JSON.parse(JSON.stringify(described))).toEqual({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      name: "Stile & Rail",
      url: "https://shop.example/",
    });
  });
});
