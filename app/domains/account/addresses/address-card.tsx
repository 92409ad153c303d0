import type { ReactNode } from "react";
import { AddressText } from "~/domains/orders/views/address-text";
import { formatAddressLines } from "~/domains/orders/views/format-address";
import { accountMessages } from "../account.messages";
import type { SavedAddress } from "./saved-address";

type AddressCardProps = {
  readonly title: string;
  /** The accessible name, where several cards share a title. */
  readonly name?: string;
  /** The heading level; `h2` directly below the page's title. */
  readonly heading?: "h2" | "h3";
  /** Null when no address is chosen. */
  readonly address: SavedAddress | null;
  readonly children?: ReactNode;
};

export function AddressCard({
  title,
  name = title,
  heading: Heading = "h3",
  address,
  children,
}: AddressCardProps) {
  return (
    <section aria-label={name} className="flex h-full flex-col bg-white p-6">
      <Heading className="eyebrow text-ink-faint">{title}</Heading>
      <div className="mt-3 flex-1 break-words">
        <Details address={address} />
      </div>
      {children ? (
        <div className="mt-5 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3">{children}</div>
      ) : null}
    </section>
  );
}

function Details({ address }: Pick<AddressCardProps, "address">) {
  if (address === null) return <p className="text-ink-soft">{accountMessages.noAddressSet}</p>;
  const { firstName, lastName, street1, city } = address;
  if (![firstName, lastName, street1, city].some(Boolean)) {
    return <p className="text-ink-soft">{accountMessages.noAddressDetails}</p>;
  }
  const { phoneNumber, ...addressLines } = address;
  return (
    <>
      <AddressText lines={formatAddressLines({ ...addressLines, phoneNumber: "" })} />
      <p className="mt-2 text-sm text-ink-soft">Phone: {phoneNumber || accountMessages.notProvided}</p>
    </>
  );
}
