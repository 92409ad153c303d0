import type { ReactNode } from "react";
import { Icon } from "../icon";

/** What is wrong with a field, in words beside a sign: never by color alone. */
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
