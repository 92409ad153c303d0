import type { ReactNode } from "react";
import { Icon } from "../icon";

/** The error of a field, as text with an icon. */
export function FieldError({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <Icon name="warning" size="small" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
