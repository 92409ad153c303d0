import { toDecimalText } from "~/kernel/money/money";
import type { CardToken } from "../../card-token.schema";
import type { ChargeRequest, ContactAddress } from "../../payment-gateway";

/** Seconds in which the provider refuses an identical charge; eight hours is its maximum. */
const duplicateWindowSeconds = 28_800;

/**
 * Builds the `transactionRequest` of a charge. The XSD fixes the order of its members; texts are cut to its
 * limits. `invoiceNumber` identifies a charge whose response was lost.
 */
export function toTransactionRequest(charge: ChargeRequest, { dataDescriptor, dataValue }: CardToken) {
  return {
    transactionType: "authCaptureTransaction",
    amount: toDecimalText(charge.amount),
    payment: { opaqueData: { dataDescriptor, dataValue } },
    order: { invoiceNumber: charge.shortId, description: charge.description.slice(0, 255) },
    customer: { email: charge.receiptEmail.slice(0, 255) },
    ...(charge.billTo
      ? { billTo: { ...nameAndAddress(charge.billTo), phoneNumber: charge.billTo.phone.slice(0, 25) } }
      : {}),
    ...(charge.shipTo ? { shipTo: nameAndAddress(charge.shipTo) } : {}),
    transactionSettings: {
      setting: [{ settingName: "duplicateWindow", settingValue: String(duplicateWindowSeconds) }],
    },
  };
}

function nameAndAddress({ name, line1, line2, city, state, zip, country }: ContactAddress) {
  const [firstName = "", ...rest] = name.split(" ");
  return {
    firstName: firstName.slice(0, 50),
    lastName: rest.join(" ").slice(0, 50),
    address: [line1, line2].filter(Boolean).join(", ").slice(0, 60),
    city: city.slice(0, 40),
    state: state.slice(0, 40),
    zip: zip.slice(0, 20),
    country: country.slice(0, 60),
  };
}
