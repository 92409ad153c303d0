import { describe, expect, it } from "vitest";
import { demoStyles as styles } from "#tests/support/content/demo-styles";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { findStyle } from "~/domains/catalog/find-style.server";
import { createStyleMeta } from "~/domains/catalog/style-page/style-meta";
import { importedDataset } from "../../dataset/imported";
import { contentOf } from "../../support/content/content";
import { silentLog } from "../../support/shop/silent-log";

const services = { content: contentOf(importedDataset()), log: silentLog };

async function styleAt(brandSlug: string, styleName: string) {
  const found = await findStyle(services, { brandSlug, styleName });
  if (!found.ok) throw new Error(`${brandSlug}/${styleName}: ${found.failure.code}`);
  return found.value;
}

describe("every style of both brands", () => {
  it("gives every style a unique title, description and canonical URL [SEO-003]", async () => {
    const site = await fetchSiteSettings(services);
    const heads = await Promise.all(
      styles.map(async ({ brandSlug, code }) =>
        createStyleMeta({ style: await styleAt(brandSlug, code), site, publicUrl: "https://shop.example" }),
      ),
    );
    const details = heads.map((head) => ({
      title: head.find((entry) => "title" in entry),
      description: head.find((entry) => "name" in entry && entry.name === "description"),
      canonical: head.find((entry) => "rel" in entry && entry.rel === "canonical"),
    }));
    for (const name of ["title", "description", "canonical"] as const) {
      const entries = details.map((fact) => fact[name]);
      expect(entries).not.toContain(undefined);
      expect(new Set(entries.map((entry) => JSON.stringify(entry))).size, name).toBe(60);
    }
    expect(details.map(({ canonical }) => canonical)).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://shop.example/products/kitchen-cabinets/jsi-cabinetry/trnv",
    });
  });

  it("gives every style its brand, its name and its short code [CAT-013]", async () => {
    expect(await styleAt("jsi-cabinetry", "trnv")).toMatchObject({
      brand: { name: "JSI Cabinetry" },
      name: "Trenton Recessed Navy",
      code: "trnv",
    });
    expect(await styleAt("uscd", "pmgw")).toMatchObject({
      brand: { name: "USCD" },
      name: "Palermo Gloss White",
      code: "pmgw",
    });
  });
});
