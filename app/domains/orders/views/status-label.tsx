import type { BadgeClass, StatusBadge } from "~/kernel/statuses/status-badges";
import { Badge, type BadgeTone } from "~/ui/badge";

const tones = {
  success: "success",
  danger: "danger",
  warning: "warning",
  info: "info",
  primary: "brand",
  secondary: "neutral",
} as const satisfies Record<BadgeClass, BadgeTone>;

/** A status by its label, in the color of its class (STAT-001 to STAT-006). */
export function StatusLabel({ badge }: { readonly badge: StatusBadge }) {
  return (
    <Badge tone={tones[badge.class]}>
      <span className="whitespace-nowrap first-letter:uppercase">{badge.label}</span>
    </Badge>
  );
}
