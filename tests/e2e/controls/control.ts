/** How a person operates a control, which decides what the test presses. */
export type ControlKind = "link" | "button" | "text" | "choice" | "radio" | "select" | "file" | "scroller";

/** A control that a person sees on the open page. */
export type Control = {
  /** Equal for the same component on several screens, so that it is pressed once. */
  readonly key: string;
  /** False for a further control of the same kind on the screen, such as that of the next list entry. */
  readonly isFirst: boolean;
  readonly kind: ControlKind;
  /** Its role and name, for the report. */
  readonly description: string;
  /** The target of a link: the URL, or the reason why there is none. */
  readonly target: { readonly href: string } | { readonly problem: string } | null;
  readonly isEnabled: boolean;
};

/** The parts of a page whose controls are listed: `main` leaves out the header and the footer. */
export type PagePart = "main" | "page";
