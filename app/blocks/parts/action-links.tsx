import { ActionLink } from "~/content/rich-text/action-link";
import type { Action } from "~/content/schemas";

type ActionLinksProps = {
  readonly actions: readonly Action[];
  readonly className?: string;
  readonly onDark?: boolean;
};

/** An editor's links; the first is the primary button unless its variant says otherwise. */
export function ActionLinks({ actions, className = "", onDark = false }: ActionLinksProps) {
  if (actions.length === 0) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6 ${className}`}>
      {actions.map((action, index) => (
        <ActionLink
          key={`${action.path}-${action.text}`}
          action={action}
          defaultVariant={index === 0 ? "primary" : "text"}
          onDark={onDark}
        />
      ))}
    </div>
  );
}
