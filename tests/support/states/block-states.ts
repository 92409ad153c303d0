import { openPath, type State } from "./state";

/** Each block type with the demo content, with its required fields only, and with long texts. */
export const blockStates: readonly State[] = [
  {
    name: "blocks with the demo content",
    open: openPath("/demo/kit/blocks"),
    title: "Design kit: every block in every variant",
    heading: "Every block",
    shows: [],
  },
  {
    name: "blocks with required fields only",
    open: openPath("/states/blocks-minimal"),
    title: "Every block with required fields | Stile & Rail",
    heading: "A small shop that likes corners",
    shows: [],
  },
  {
    name: "blocks with long texts",
    open: openPath("/states/blocks-long"),
    title: "Every block with long texts | Stile & Rail",
    heading: /^A small shop that likes corners straightforwardly /,
    shows: [],
  },
];
