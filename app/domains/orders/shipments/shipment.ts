import type { Carrier } from "~/kernel/carriers";

/** One package or pallet of an order. */
export type Shipment = {
  readonly id: string;
  readonly carrier: Carrier;
  /** The carrier's name as customers read it. */
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly createdAt: Date;
};
