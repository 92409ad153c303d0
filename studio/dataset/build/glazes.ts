import type { Style } from "./styles";

type Glaze = {
  readonly value: string;
  readonly label: string;
  readonly alt: string;
  /** What collects in the grooves. */
  readonly color?: string;
};

/** The glazes of a stepped door. No door has been rendered with one, so that a glaze has a drawn swatch alone. */
export const glazes: readonly Glaze[] = [
  { value: "no-glaze", label: "No glaze", alt: "Drawing of a stepped panel in plain paint" },
  {
    value: "pewter",
    label: "Pewter",
    alt: "Drawing of a stepped panel with gray glaze in its grooves",
    color: "#77756f",
  },
  {
    value: "coffee",
    label: "Coffee",
    alt: "Drawing of a stepped panel with dark brown glaze in its grooves",
    color: "#5b3f2b",
  },
];

/** Glaze needs grooves to rest in: of all lines Casselberry alone is sold with it. */
export const canBeGlazed = ({ line }: Pick<Style, "line">) => line === "Casselberry";

export const glazeId = (value: string) => `finish-glaze-${value}`;
