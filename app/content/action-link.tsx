import type { ReactNode } from "react";
import { ButtonLink, type ButtonVariant } from "~/ui/button";
import type { Action } from "./schemas";

type ActionLinkProps = {
  readonly action: Action;
  /** How it looks where the editor has not said so. */
  readonly defaultVariant: ButtonVariant;
  readonly onDark?: boolean;
  readonly className?: string;
  readonly onClick?: () => void;
  /** Behind its words, for those who hear them. */
  readonly children?: ReactNode;
};

/** One link of an editor's, with everything that was said of it: its look, its arrow, its window, its words under the pointer. */
export function ActionLink({
  action,
  defaultVariant: otherwise,
  onDark = false,
  children,
  ...rest
}: ActionLinkProps) {
  return (
    <ButtonLink
      to={action.path}
      title={action.title}
      variant={adaptToBackground(toButtonVariant(action.variant) ?? otherwise, onDark)}
      iconAfter={action.showIcon ? "arrow-right" : undefined}
      {...rest}
      {...getTargetProps(action)}
    >
      {action.text}
      {children}
    </ButtonLink>
  );
}

/** Where it opens: a new window is told nothing of this one. */
export function getTargetProps({ target }: Partial<Pick<Action, "target">>) {
  return target === "_blank" ? { target, rel: "noopener" } : {};
}

const knownVariants = ["primary", "secondary", "quiet", "text"] as const satisfies readonly ButtonVariant[];

/** Variants are free strings in the CMS; an unknown one takes the default look of its place. */
function toButtonVariant(variant: string | undefined): ButtonVariant | undefined {
  return knownVariants.find((name) => name === variant);
}

/** On a dark ground every button is the light one. */
function adaptToBackground(variant: ButtonVariant, isDark: boolean): ButtonVariant {
  return isDark && variant !== "text" ? "inverse" : variant;
}
