import type { ContentDocument } from "./content";

const options = (...values: readonly string[]) =>
  values.map((value) => ({ label: `The ${value}`, value, description: "{min} to {{max}}" }));
const counted = { useInCalculation: true, required: true };
const row = (
  field: string,
  option: string,
  dependent: string | null,
  price: readonly [number, number],
  labor: readonly [number, number] = [0, 0],
) => ({
  field,
  option,
  ...(dependent === null ? {} : { dependent }),
  price: { min: price[0], max: price[1] },
  labor: { min: labor[0], max: labor[1] },
});

/** A price book and an estimator with three groups, one of them in a dialog, as staff would create them. */
export const estimatorDocuments: readonly ContentDocument[] = [
  {
    _id: "book",
    _type: "priceBook",
    name: "data/estimator-pricing.json",
    version: "Spring",
    rows: [
      row("door", "oak", "small", [1000, 1500.5], [100, 200]),
      row("door", "oak", "large", [2000, 2600], [180, 300.25]),
      row("door", "pine", "small", [800, 900]),
      row("counter", "stone", null, [500.1, 700.2], [50, 75]),
      row("extras", "light", null, [99.99, 120], [10, 20]),
      row("extras", "bin", null, [30, 40]),
      row("size", "small", null, [9999, 9999]),
    ],
  },
  {
    _id: "estimator-kitchen",
    _type: "estimatorTemplate",
    name: "estimator",
    title: "Kitchen estimate",
    groups: [
      {
        name: "room",
        title: "The room",
        layout: "accordion",
        description: "Doors cost {min} to {max}.",
        fields: [
          { name: "size", type: "select", label: "Size", required: true, options: options("small", "large") },
          {
            name: "door",
            type: "radio",
            label: "Door",
            ...counted,
            dependsOn: "size",
            options: options("oak", "pine"),
          },
        ],
        actions: { next: { text: "On", path: "more" } },
      },
      {
        name: "more",
        title: "More",
        layout: "popup",
        fields: [
          {
            name: "extras",
            type: "checkbox-group",
            label: "Extras",
            useInCalculation: true,
            options: options("light", "bin"),
          },
          { name: "feet", type: "number", label: "Feet", useInCalculation: true },
        ],
        actions: { next: { path: "you" } },
      },
      {
        name: "you",
        title: "You",
        layout: "accordion",
        fields: [
          {
            name: "counter",
            type: "radio",
            label: "Counter",
            useInCalculation: true,
            options: options("stone"),
            hideWhen: { field: "door", equals: ["pine"], orEmpty: true },
          },
          { name: "email", type: "email", label: "Email", required: true },
          { name: "secret_note", type: "text", label: "Secret note", hideInPDF: true },
          { name: "source", type: "hidden", label: "Source", value: "web" },
        ],
        actions: { submit: { text: "Send" }, print: {} },
      },
    ],
    summary: {
      title: "Your estimate",
      note: "Without tax.",
      position: "top",
      breakdowns: [
        {
          label: "Kitchen",
          items: [
            { name: "doors", label: "Doors", fields: ["door"] },
            { name: "rest", label: "The rest", fields: ["counter", "extras"] },
          ],
        },
      ],
      productTotal: { label: "Product" },
      laborTotal: { label: "Labor" },
      grandTotal: { label: "Estimated total" },
    },
    buttons: { reset: "Start over" },
    emailNotifications: { sendSuccessEmail: true },
  },
];
