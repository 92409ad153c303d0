import { documents } from "@stile-and-rail/demo-content";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const styles = documents.filter(({ _type }) => _type === "style");

/** The style lines of CAT-029 to CAT-031 with their colors and codes. */
const jsi = `
Trenton Recessed: Navy (trnv), Royal (trry), Greige (trgr), Light Gray (trlg), Dark Gray (trdg)
Yarmouth Slab: Sage (yssg), Augusta (ysag), Charcoal (ysch), Navy (ysnv), Royal (ysry), Greige (ysgr), Light Gray (yslg), Dark Gray (ysdg)
Yarmouth Raised: Sage (yrsg), Augusta (yrag), Charcoal (yrcc), Navy (yrnv), Royal (yrry), Greige (yrgr), Light Gray (yrlg), Dark Gray (yrdg)
Amesbury: White (amwt), Mist (amms), White Recessed (awrs), Mist Recessed (amrc)
Upton: Brown (upbw), Brown Recessed (upbr)`;
const uscd = `
Shaker: White (wtse), Antique White (awsk), Dove (dvsk), Grey (gyse), Black (bksr), Honey (hysk), Cinder (cinsk), Ivy (ivys)
Edgeline: White (egw)
Oxford: Mist (oxm), Toffee (oxt), White (oxw), Sage (oxs)
Torrance: White (torw)
Casselberry: Saddle (sdcb), Antique White (awcr)
Torino: Dark Wood (tdwd), Grey Wood (tgwd), White Pine (twpn)
Verona: Midnight Navy (vmnt), Pure Blanc (vpbc)
Palermo: Gloss White (pmgw)`;

function listed(table: string, brand: string) {
  return table
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [line, colors = ""] = row.split(": ");
      return [...colors.matchAll(/([^,(]+) \((\w+)\)/g)].map(([, color = "", code]) => ({
        _id: `style-${code}`,
        name: `${line} ${color.trim()}`,
        code: { _type: "slug", current: code },
        brand: { _type: "reference", _ref: brand },
        codeIsOurs: false,
      }));
    });
}

describe("styles of the demo shop", () => {
  it.each([...listed(jsi, "brand-jsi-cabinetry"), ...listed(uscd, "brand-uscd")])(
    "includes the style $name ($_id) [CAT-009]",
    (style) => {
      expect(styles.find(({ _id }) => _id === style._id)).toMatchObject(style);
    },
  );

  it("includes eleven styles whose codes are marked as ours [CAT-030]", () => {
    const ours = styles.filter(({ codeIsOurs }) => codeIsOurs).map(({ name }) => name);
    expect(ours).toEqual([
      "Yarmouth Raised White",
      "Yarmouth Raised Driftwood",
      "Dover White",
      "Dover Castle",
      "Dover Lunar",
      "Essex White",
      "Essex Truffle",
      "Essex Driftwood",
      "Essex Norwich",
      "Trenton White",
      "Trenton Truffle",
    ]);
    expect(styles).toHaveLength(60);
    for (const { codeIsOurs, brand, specifications } of styles) {
      if (codeIsOurs) expect(brand).toEqual({ _type: "reference", _ref: "brand-jsi-cabinetry" });
      expect(JSON.stringify(specifications).includes("Style code")).toBe(!codeIsOurs);
    }
  });

  it("shows a kitchen in a style's color, with a caption if its doors are of another line", () => {
    const kitchens = styles.map(({ _id, images }) => ({ _id, kitchen: kitchenIn(images) }));
    expect(kitchens.filter(({ _id, kitchen }) => !kitchen?.file.endsWith(`/${_id.slice(6)}.webp`))).toEqual(
      [],
    );
    const captionOf = (code: string) => kitchens.find(({ _id }) => _id === `style-${code}`)?.kitchen?.label;
    expect(captionOf("wtse")).toBe("In a kitchen");
    expect(captionOf("yssg")).toBe("Shown in this color on our Shaker door");
  });

  it("offers the colors of a style's line, and its own color first", () => {
    const yarmouth = styles.find(({ _id }) => _id === "style-ysch");
    const [group] = z
      .array(z.object({ name: z.string(), items: z.array(z.object({ _ref: z.string() })) }))
      .parse(yarmouth?.finishGroups);
    expect(group?.name).toBe("color");
    const finishes = group?.items.map(({ _ref }) => documents.find(({ _id }) => _id === _ref));
    expect(finishes).toMatchObject([
      { value: "charcoal", label: "Charcoal", style: { _ref: "style-ysch" } },
      { value: "sage", label: "Sage", style: { _ref: "style-yssg" } },
      { value: "augusta", label: "Augusta", style: { _ref: "style-ysag" } },
      { value: "navy", label: "Navy", style: { _ref: "style-ysnv" } },
      { value: "royal", label: "Royal", style: { _ref: "style-ysry" } },
      { value: "greige", label: "Greige", style: { _ref: "style-ysgr" } },
      { value: "light-gray", label: "Light Gray", style: { _ref: "style-yslg" } },
      { value: "dark-gray", label: "Dark Gray", style: { _ref: "style-ysdg" } },
    ]);
  });

  it("offers a glaze only in the Casselberry line, with a drawing as its picture", () => {
    const glazed = styles.filter(({ finishGroups }) => JSON.stringify(finishGroups).includes('"glaze"'));
    expect(glazed.map(({ name }) => name)).toEqual(["Casselberry Saddle", "Casselberry Antique White"]);
    expect(glazed.map(({ finishGroups }) => finishGroups)).toMatchObject([
      [
        { name: "color" },
        {
          name: "glaze",
          title: "Glaze",
          items: [
            { _ref: "finish-glaze-no-glaze" },
            { _ref: "finish-glaze-pewter" },
            { _ref: "finish-glaze-coffee" },
          ],
        },
      ],
      [{ name: "color" }, { name: "glaze" }],
    ]);
    const pewter = documents.find(({ _id }) => _id === "finish-glaze-pewter");
    expect(pewter).toMatchObject({
      label: "Pewter",
      image: { alt: "Drawing of a stepped panel with gray glaze in its grooves" },
    });
    expect(pewter).not.toHaveProperty("previewImage");
    expect(pewter).not.toHaveProperty("doorImage");
  });

  it("shares finishes, videos and questions as documents instead of copies [CAT-009]", () => {
    const countStylesWith = (id: string) =>
      styles.filter((style) => JSON.stringify(style).includes(`"_ref":"${id}"`)).length;
    expect(documents.filter(({ _type }) => _type === "finish")).toHaveLength(63);
    expect(countStylesWith("finish-ysch"), "all eight of its line offer it").toBe(8);
    expect(countStylesWith("section-assembly-framed") + countStylesWith("section-assembly-frameless")).toBe(
      60,
    );
    expect(JSON.stringify(styles)).not.toContain("videoUrl");
  });

  it("gives styles specifications, description, assembly videos and questions in this order [CAT-010]", () => {
    for (const { specifications } of styles) {
      expect(specifications).toMatchObject({
        specView: "tabbing",
        specs: [
          { title: "Specifications", specView: "tabular", showKeys: true },
          { title: "Description" },
          { _ref: expect.stringMatching(/^section-assembly-/) },
          { _ref: expect.stringMatching(/^section-questions-/) },
        ],
      });
    }
    const shared = documents.filter(({ _type }) => _type === "specSection");
    for (const { _id, title, type } of shared)
      expect([title, type]).toEqual(
        _id.startsWith("section-assembly-") ? ["Assembly Videos", "video"] : ["FAQs", "faq"],
      );
  });
});

/** Finds the picture of a kitchen among the pictures of a style. */
function kitchenIn(images: unknown): { readonly file: string; readonly label: string } | undefined {
  if (!Array.isArray(images)) return undefined;
  return images
    .map(({ _sanityAsset, label }) => ({ file: String(_sanityAsset), label: String(label) }))
    .find(({ file }) => file.includes("/kitchens/"));
}
