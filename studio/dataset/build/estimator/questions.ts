import type { Field } from "../forms/form";
import { options, person } from "../forms/form";
import { reference, typed } from "../stored";
import { styleId } from "../styles";

const priced = "{min} to {max}";

const answer = (value: string, label: string, description?: string, style?: string) => ({
  value,
  label,
  ...(description && { description }),
  ...(style && { style: reference(styleId(style)) }),
});
const answers = (list: readonly ReturnType<typeof answer>[]) => typed("estimatorOption", list);

export const sizes = ["small", "medium", "large", "grand"] as const;

/** The lines a kitchen is reckoned with, and the door shown for each. */
export const doorAnswers = [
  answer("shaker", "Shaker", priced, "wtse"),
  answer("essex", "Essex, wide frame", priced, "eswt"),
  answer("trenton", "Trenton, recessed", priced, "trnv"),
  answer("oxford", "Oxford, ogee edge", priced, "oxs"),
  answer("yarmouth", "Yarmouth, raised panel", priced, "yrsg"),
  answer("torino", "Torino, flat slab", priced, "tgwd"),
];

const size: Field = {
  name: "size",
  type: "radio",
  layout: "card",
  label: "How much wall carries cabinets?",
  helpText: "Measure along the wall once, corners and all. Tall units and the range count too.",
  required: true,
  options: answers([
    answer("small", "Up to 10 feet", "A galley, or one wall"),
    answer("medium", "10 to 16 feet", "Two walls that meet"),
    answer("large", "16 to 24 feet", "Three walls, or two long ones"),
    answer("grand", "More than 24 feet", "A room one eats and cooks in"),
  ]),
};

const island: Field = {
  name: "island",
  type: "radio",
  layout: "button",
  label: "An island?",
  required: true,
  useInCalculation: true,
  dependsOn: "door",
  helpText: "Once you have chosen a door, an island adds {min} to {max}.",
  options: answers([
    answer("none", "None"),
    answer("small", "Small, to 4 feet"),
    answer("large", "Large, to 8 feet"),
  ]),
};

const door: Field = {
  name: "door",
  type: "radio",
  layout: "card",
  label: "Which door?",
  helpText: "Boxes, doors and drawers, assembled. The color does not change the price.",
  required: true,
  useInCalculation: true,
  dependsOn: "size",
  options: answers(doorAnswers),
};

const box: Field = {
  name: "box",
  type: "radio",
  layout: "card",
  label: "What the boxes are made of",
  required: true,
  useInCalculation: true,
  dependsOn: "size",
  options: answers([
    answer("standard", "Furniture board", "Included"),
    answer("plywood", "Plywood throughout", `Adds ${priced}`),
  ]),
};

const counter: Field = {
  name: "counter",
  type: "radio",
  layout: "card",
  label: "Countertop",
  required: true,
  useInCalculation: true,
  dependsOn: "size",
  options: answers([
    answer("none", "Not in this estimate", "It stays, or comes later"),
    answer("laminate", "Laminate", priced),
    answer("butcher-block", "Butcher block", priced),
    answer("quartz", "Quartz", priced),
  ]),
};

const edge: Field = {
  name: "edge",
  type: "radio",
  layout: "card",
  label: "Edge of the stone",
  required: true,
  useInCalculation: true,
  options: answers([
    answer("eased", "Eased", "Included"),
    answer("beveled", "Beveled", `Adds ${priced}`),
    answer("mitered", "Mitered", `Adds ${priced}`),
  ]),
  hideWhen: {
    _type: "formCondition",
    field: "counter",
    equals: ["none", "laminate", "butcher-block"],
    orEmpty: true,
  },
};

const extras: Field = {
  name: "extras",
  type: "checkbox-group",
  label: "What should be inside?",
  useInCalculation: true,
  options: answers([
    answer("trash", "Trash pull-out", priced),
    answer("pantry", "Pantry with pull-out shelves", priced),
    answer("corner", "Corner carousel", priced),
    answer("glass", "Two glass doors", priced),
    answer("lights", "Lights below the wall units", priced),
    answer("crown", "Crown molding", priced),
  ]),
};

const fitting: Field = {
  name: "fitting",
  type: "radio",
  layout: "card",
  label: "Who puts it in?",
  required: true,
  useInCalculation: true,
  dependsOn: "size",
  options: answers([
    answer("self", "We do it ourselves", "Plan on two weekends"),
    answer("fitter", "A fitter", `${priced}, as fitters around Sidney ask`),
  ]),
};

const tearOut: Field = {
  name: "tear_out",
  type: "checkbox",
  label: "Old kitchen",
  customLabel: "Take the old kitchen out, and away",
  useInCalculation: true,
  dependsOn: "size",
  hideWhen: { _type: "formCondition", field: "fitting", equals: ["self"], orEmpty: true },
};

const contact: readonly Field[] = [
  ...person,
  {
    name: "zip",
    type: "text",
    label: "ZIP code of the kitchen",
    onlyNumbers: true,
    maxLength: 5,
    width: "half",
  },
  {
    name: "when",
    type: "select",
    label: "When?",
    placeholder: "Not sure yet",
    width: "half",
    options: options(["Within three months", "This year", "Next year or later"]).map((option) => ({
      ...option,
      _type: "estimatorOption",
    })),
  },
  {
    name: "message",
    type: "textarea",
    label: "Anything we should know",
    maxLength: 3000,
    hideInPDF: true,
  },
  {
    name: "newsletter",
    type: "newsletter",
    label: "Newsletter",
    customLabel: "Write to me now and then about doors and kitchens.",
    hideInPDF: true,
  },
];

type Actions = {
  readonly next?: { readonly text: string; readonly path: string };
  readonly submit?: { readonly text: string };
  readonly print?: { readonly text: string };
};
type Words = { readonly title: string; readonly description?: string; readonly layout?: "popup" };

const group = (name: string, words: Words, fields: readonly Field[], actions: Actions) => ({
  name,
  layout: "accordion",
  ...words,
  fields: typed("estimatorField", fields),
  actions,
});

const next = (path: string, text = "Next") => ({ next: { text, path } });

export const questionGroups = typed("estimatorGroup", [
  group("kitchen", { title: "Your kitchen" }, [size], next("doors")),
  group("doors", { title: "Doors" }, [door], next("boxes")),
  group("boxes", { title: "Boxes" }, [box], next("island")),
  group("island", { title: "Island" }, [island], next("counter")),
  group("counter", { title: "Countertop" }, [counter], next("edge")),
  group("edge", { title: "The edge" }, [edge], next("extras", "Next: what is inside")),
  group(
    "extras",
    {
      title: "What is inside",
      layout: "popup",
      description: "Each adds {min} to {max}. Nothing here has to be decided today.",
    },
    [extras],
    next("fitting"),
  ),
  group("fitting", { title: "Putting it in" }, [fitting], next("old-kitchen")),
  group("old-kitchen", { title: "The old kitchen" }, [tearOut], next("you")),
  group("you", { title: "Where the estimate goes" }, contact, {
    submit: { text: "Ask for a quote" },
    print: { text: "Download the PDF" },
  }),
]);
