import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountFrame } from "~/domains/account/account-frame";
import { addressBook } from "~/domains/account/address-book.server";
import { AddressList } from "~/domains/account/address-list";
import { requireSignedIn } from "~/edge/guards/signed-in.server";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";

export const meta: MetaFunction = () => [{ title: "Your addresses" }, { name: "robots", content: "noindex" }];

/** GET /my-account/addresses: the address book (ruling C02). */
export async function loader(args: LoaderFunctionArgs) {
  const { customer } = await requireSignedIn(args);
  return { addresses: await addressBook(args.context.services.db, customer.id) };
}

export default function AddressesPage() {
  const { addresses } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title="Your addresses">
      <AddressList addresses={addresses} />
      <ButtonLink to={paths.account.addressNew} icon="plus" className="mt-8">
        Add an address
      </ButtonLink>
    </AccountFrame>
  );
}
