import type { BadgeClass, StatusBadge } from "~/kernel/status-badges";
import { Badge, type BadgeTone } from "~/ui/badge";

const tones = {
  success: "success",
  danger: "danger",
  warning: "warning",
  info: "info",
  primary: "brand",
  secondary: "neutral",
} as const satisfies Record<BadgeClass, BadgeTone>;

/** A status as S3 §4.1 to §4.4 label it, in the color of its class. */
export function StatusLabel({ badge }: { readonly badge: StatusBadge }) {
  return (
    <Badge tone={tones[badge.class]}>
      <span className="whitespace-nowrap first-letter:uppercase">{badge.label}</span>
    </Badge>
  );
}
