import { mails } from "../forms/form";
import { reference, type Stored, typed } from "../stored";
import { priceRows } from "./prices";
import { questionGroups } from "./questions";

const priceBook: Stored = {
  _id: "price-book-kitchens",
  _type: "priceBook",
  name: "data/estimator-pricing.json",
  version: "Fall 2026",
  rows: priceRows,
};

const line = (name: string, label: string, ...fields: readonly string[]) => ({ name, label, fields });

const template: Stored = {
  _id: "estimator-kitchen",
  _type: "estimatorTemplate",
  title: "Kitchen estimate",
  name: "estimator",
  groups: questionGroups,
  priceTemplate: reference(priceBook._id),
  summary: {
    _type: "estimateSummary",
    title: "Your estimate",
    note: "Product is what we sell, labor a guide to what others may ask. Without sales tax and freight.",
    position: "side",
    breakdowns: typed("estimateBreakdown", [
      {
        label: "Cabinets",
        items: typed("estimateLine", [
          line("cabinets", "Doors and boxes", "door", "box"),
          line("island", "Island", "island"),
          line("inside", "What is inside", "extras"),
        ]),
      },
      {
        label: "Around them",
        items: typed("estimateLine", [
          line("counter", "Countertop", "counter", "edge"),
          line("fitting", "Putting it in", "fitting", "tear_out"),
        ]),
      },
    ]),
    productTotal: { label: "Product" },
    laborTotal: { label: "Labor" },
    grandTotal: { label: "In all" },
  },
  buttons: { reset: "Start over" },
  messages: {
    success: "Thank you. Your estimate is with us, and a copy is on its way to you.",
    error: "The estimate could not be sent. Please try again, or call us.",
  },
  emailNotifications: mails({ copy: "estimate-copy" }),
};

export const estimatorDocuments: readonly Stored[] = [priceBook, template];
