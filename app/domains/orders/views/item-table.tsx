import { centsFromDollars, formatMoney } from "~/kernel/money/money";

type Item = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  /** In dollars. */
  readonly rowTotal: number;
  readonly notes: string | null;
  readonly customOptions?: readonly { readonly type: string; readonly label: string }[];
};

type ItemTableProps = {
  readonly items: readonly Item[];
  readonly emptyText: string;
};

/** The table of items; on phones each row is a card. */
export function ItemTable({ items, emptyText }: ItemTableProps) {
  if (items.length === 0) {
    return <p className="border-y border-line py-10 text-center text-ink-soft">{emptyText}</p>;
  }
  return (
    <table className="w-full border-collapse bg-white text-start">
      <caption className="sr-only">What was ordered</caption>
      <thead className="eyebrow text-ink-faint max-sm:sr-only">
        <tr className="border-b border-line-strong">
          <Head>Product</Head>
          <Head>SKU</Head>
          <Head end>Quantity</Head>
          <Head end>Price</Head>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr
            key={item.id}
            className="border-b border-line align-top last:border-0 max-sm:amount-beside max-sm:gap-x-4 max-sm:p-4"
          >
            <td className="wrap-anywhere sm:p-4">
              <p className="font-medium text-balance">{item.name}</p>
              {(item.customOptions ?? []).map(({ type, label }) => (
                <p key={type} className="mt-1 text-sm text-ink-soft">
                  <span className="capitalize">{type}</span>: {label}
                </p>
              ))}
              {item.notes ? (
                <p className="mt-1 max-w-prose whitespace-pre-line text-sm text-ink-soft">{item.notes}</p>
              ) : null}
            </td>
            <td className="text-sm text-ink-soft max-sm:row-start-2 max-sm:wrap-anywhere sm:p-4">
              {item.sku}
            </td>
            <td className="text-end tabular-nums max-sm:row-start-2 max-sm:text-sm sm:p-4">
              <span className="sm:sr-only">Qty </span>
              {item.qty}
            </td>
            <td className="text-end whitespace-nowrap tabular-nums max-sm:row-start-1 max-sm:col-start-2 sm:p-4">
              {dollars(item.rowTotal)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ end, children }: { readonly end?: boolean; readonly children: string }) {
  return (
    <th scope="col" className={`p-4 font-medium ${end ? "text-end" : "text-start"}`}>
      {children}
    </th>
  );
}

function dollars(amount: number): string {
  return formatMoney(centsFromDollars(amount));
}
