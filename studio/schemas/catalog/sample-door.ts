import { PackageIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { sampleSkuPattern } from "../../../app/domains/catalog/spreadsheet/style-patterns";
import { defineDollarsField } from "../parts/dollars";
import { validateUnique } from "../rules/unique-value";
import { SampleInput } from "./sample-input";

/** A small door that customers order to see the finish at home. */
export const sampleDoor = defineType({
  name: "sampleDoor",
  title: "Sample door",
  type: "object",
  icon: PackageIcon,
  options: { columns: 2 },
  components: { input: SampleInput },
  fields: [
    defineField({
      name: "name",
      title: "Name in the cart",
      description: "“Trenton Recessed Navy Sample Door”",
      type: "string",
      validation: (rule) => rule.required().error("Enter its name in the cart."),
    }),
    defineField({
      name: "sku",
      title: "SKU",
      description:
        "SMPL- and the style's code in capitals: SMPL-TRNV. Don't change it later: orders are recorded with it.",
      type: "string",
      validation: (rule) => [
        rule.required().error("A sample needs an SKU."),
        rule.regex(sampleSkuPattern).error("SMPL- followed by the code in capitals, for example SMPL-TRNV."),
        rule.custom(
          validateUnique(
            "sample.sku",
            "Another door style's sample has this SKU, so orders couldn't tell them apart.",
          ),
        ),
      ],
    }),
    defineDollarsField({
      name: "price",
      title: "Price in dollars",
      description: "Enter 0 if it's free.",
      required: true,
    }),
    defineField({
      name: "enabled",
      title: "Can be ordered",
      description: "Turn it off while the sample is out of stock.",
      type: "boolean",
      initialValue: true,
    }),
  ],
});
