import type { ReactNode } from "react";
import { ButtonLink, type ButtonVariant } from "~/ui/button";
import type { Action } from "../schemas";

type ActionLinkProps = {
  readonly action: Action;
  /** The variant when the editor chose none. */
  readonly defaultVariant: ButtonVariant;
  readonly onDark?: boolean;
  readonly className?: string;
  readonly onClick?: () => void;
  /** Extra content for screen readers after the text. */
  readonly children?: ReactNode;
};

/** A link from the CMS with its variant, icon, target and tooltip. */
export function ActionLink({ action, defaultVariant, onDark = false, children, ...rest }: ActionLinkProps) {
  return (
    <ButtonLink
      to={action.path}
      title={action.title}
      variant={adaptToBackground(toButtonVariant(action.variant) ?? defaultVariant, onDark)}
      iconAfter={action.showIcon ? "arrow-right" : undefined}
      {...rest}
      {...getTargetProps(action)}
    >
      {action.text}
      {children}
    </ButtonLink>
  );
}

/** Returns link attributes for the target. A new window gets no reference to this one. */
export function getTargetProps({ target }: Partial<Pick<Action, "target">>) {
  return target === "_blank" ? { target, rel: "noopener" } : {};
}

const knownVariants = ["primary", "secondary", "quiet", "text"] as const satisfies readonly ButtonVariant[];

/** Variants are free texts in the CMS; an unknown one becomes the default. */
function toButtonVariant(variant: string | undefined): ButtonVariant | undefined {
  return knownVariants.find((name) => name === variant);
}

/** Replaces every button on a dark background by the inverse variant. */
function adaptToBackground(variant: ButtonVariant, isDark: boolean): ButtonVariant {
  return isDark && variant !== "text" ? "inverse" : variant;
}
