import { type EmailFigures, readEmailFigures } from "~/domains/email/outbox/email-figures.server";
import { type PaymentFigures, readPaymentFigures } from "~/domains/settlement/payment-figures.server";
import type { Services } from "../services/services.server";
import type { HealthProbe } from "./health.server";
import { checkHealth } from "./health.server";

/** Figures of the shop that all servers share, as one app worker reads them from the database. */
export type ShopFigures = {
  /** Health by component: `{database: true, content: true}`. */
  readonly health: Readonly<Record<string, boolean>>;
  /** Null while the database is unavailable. */
  readonly emails: EmailFigures | null;
  readonly payments: PaymentFigures | null;
};

type FigureServices = Pick<Services, "db" | "clock">;

/** Reads the figures of the shop. A figure that cannot be read is null. */
export async function readShopFigures(
  services: FigureServices,
  probes: readonly HealthProbe[],
): Promise<ShopFigures> {
  const [health, emails, payments] = await Promise.all([
    checkHealth(probes),
    readEmailFigures(services).catch(() => null),
    readPaymentFigures(services).catch(() => null),
  ]);
  return { health, emails, payments };
}
