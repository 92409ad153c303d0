import type { ListedOrder } from "~/domains/orders/views/order-list";
import { OrderList } from "~/domains/orders/views/order-list";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";
import { accountMessages } from "./account.messages";
import { AddressCard } from "./addresses/address-card";
import type { SavedAddress } from "./addresses/saved-address";
import { type Customer, getCustomerName } from "./customer";
import { type ListedQuote, QuoteList } from "./purchases/quote-list";

export type AccountOverview = {
  readonly customer: Pick<Customer, "email" | "firstName" | "lastName" | "phoneNumber">;
  readonly orders: readonly ListedOrder[];
  readonly quotes: readonly ListedQuote[];
  readonly shipping: SavedAddress | null;
  readonly billing: SavedAddress | null;
};

/** The overview: latest orders and quotes, default addresses and profile. */
export function AccountHome({ customer, orders, quotes, shipping, billing }: AccountOverview) {
  return (
    <div className="flex flex-col gap-14">
      <section aria-labelledby="orders-title">
        <SectionHead id="orders-title" title="Latest orders" to={paths.account.orders} link="All orders" />
        {orders.length > 0 ? (
          <OrderList orders={orders} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-5 bg-white p-6">
            <p className="text-ink-soft">
              You haven't ordered anything yet. Sample doors are the best place to start.
            </p>
            <ButtonLink to={paths.orderSamples} size="small">
              Order samples
            </ButtonLink>
          </div>
        )}
      </section>
      {quotes.length > 0 ? (
        <section aria-labelledby="quotes-title">
          <SectionHead id="quotes-title" title="Latest quotes" to={paths.account.quotes} link="All quotes" />
          <QuoteList quotes={quotes} />
        </section>
      ) : null}
      <section aria-labelledby="places-title">
        <SectionHead
          id="places-title"
          title="Addresses and profile"
          to={paths.account.addresses}
          link="Address book"
        />
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          <AddressCard title="Default shipping" address={shipping}>
            <AddressLink address={shipping} />
          </AddressCard>
          <AddressCard title="Default billing" address={billing}>
            <AddressLink address={billing} />
          </AddressCard>
          <Profile customer={customer} />
        </div>
      </section>
    </div>
  );
}

function AddressLink({ address }: { readonly address: SavedAddress | null }) {
  return (
    <Link
      to={address ? paths.account.addressEdit(address.id) : paths.account.addressNew}
      className="flex min-h-11 items-center text-sm"
    >
      {address ? "Edit" : "Add an address"}
    </Link>
  );
}

function Profile({ customer }: Pick<AccountOverview, "customer">) {
  const details = [
    ["Name", getCustomerName(customer)],
    ["Email", customer.email],
    ["Phone", customer.phoneNumber],
  ] as const;
  return (
    <section aria-label="Profile" className="flex flex-col bg-white p-6">
      <h3 className="eyebrow text-ink-faint">Profile</h3>
      <dl className="mt-3 flex flex-1 flex-col gap-2">
        {details.map(([term, value]) => (
          <div key={term} className="break-words">
            <dt className="inline text-ink-soft">{term}: </dt>
            <dd className="inline">{value || accountMessages.notProvided}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-3">
        <Link to={paths.account.profile} className="inline-flex min-h-11 items-center text-sm">
          Edit
        </Link>
      </div>
    </section>
  );
}

type SectionHeadProps = {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly link: string;
};

function SectionHead({ id, title, to, link }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id={id} className="font-display text-h2">
        {title}
      </h2>
      <Link to={to} className="inline-flex min-h-11 items-center text-sm">
        {link}
      </Link>
    </div>
  );
}
