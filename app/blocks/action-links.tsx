import type { Action } from "~/content/shapes";
import { ButtonLink, type ButtonVariant } from "~/ui/button";

type ActionLinksProps = {
  readonly actions: readonly Action[];
  readonly className?: string;
};

/** An editor's links in order of weight: the first is the primary one unless its variant says otherwise. */
export function ActionLinks({ actions, className = "" }: ActionLinksProps) {
  if (actions.length === 0) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6 ${className}`}>
      {actions.map((action, index) => (
        <ButtonLink
          key={`${action.path}-${action.text}`}
          to={action.path}
          variant={variantOf(action.variant, index)}
          reloadDocument={isPersonal(action.path)}
          {...(action.target === "_blank" ? { target: "_blank", rel: "noopener" } : {})}
        >
          {action.text}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Variants are free strings in the CMS; an unknown one takes the default look of its place (ruling C71). */
function variantOf(variant: string | undefined, index: number): ButtonVariant {
  if (variant === "text") return "text";
  if (variant === "primary" || variant === "secondary") return variant;
  return index === 0 ? "primary" : "text";
}

/** Pages that carry their own security policy are loaded anew. */
function isPersonal(path: string): boolean {
  return /^\/(checkout|order\/|payment\/|quote\/|my-account)/.test(path);
}
