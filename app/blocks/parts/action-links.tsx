import type { Action } from "~/content/shapes";
import { ButtonLink, type ButtonVariant } from "~/ui/button";

type ActionLinksProps = {
  readonly actions: readonly Action[];
  readonly className?: string;
  readonly onDark?: boolean;
};

/** An editor's links in order of weight: the first is the primary one unless its variant says otherwise. */
export function ActionLinks({ actions, className = "", onDark = false }: ActionLinksProps) {
  if (actions.length === 0) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6 ${className}`}>
      {actions.map((action, index) => (
        <ButtonLink
          key={`${action.path}-${action.text}`}
          to={action.path}
          title={action.title}
          variant={onDarkGround(variantOf(action.variant, index), onDark)}
          iconAfter={action.showIcon ? "arrow-right" : undefined}
          {...(action.target === "_blank" ? { target: "_blank", rel: "noopener" } : {})}
        >
          {action.text}
        </ButtonLink>
      ))}
    </div>
  );
}

const offered = ["primary", "secondary", "quiet", "text"] as const satisfies readonly ButtonVariant[];

/** Variants are free strings in the CMS; an unknown one takes the default look of its place (ruling C71). */
function variantOf(variant: string | undefined, index: number): ButtonVariant {
  const known = offered.find((name) => name === variant);
  return known ?? (index === 0 ? "primary" : "text");
}

/** On a dark ground every button is the light one. */
function onDarkGround(variant: ButtonVariant, isDark: boolean): ButtonVariant {
  return isDark && variant !== "text" ? "inverse" : variant;
}
