import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { listAddresses } from "~/domains/account/addresses/address-book.server";
import { AddressList } from "~/domains/account/addresses/address-list";
import { loadAccountPage } from "~/edge/requests/account-page.server";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { AccountPage } from "./account-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createRoutePageMeta({ page: found?.page ?? null, title: "Your addresses" });

/** GET /my-account/addresses: the address book (ACCT-003). */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, page } = await loadAccountPage(args, paths.account.addresses);
  return { page, addresses: await listAddresses(args.context.services.db, customer.id) };
}

export default function AddressesPage() {
  const { page, addresses } = useLoaderData<typeof loader>();
  return (
    <AccountPage page={page} title="Your addresses">
      <AddressList addresses={addresses} />
      <ButtonLink to={paths.account.addressNew} icon="plus" className="mt-8">
        Add an address
      </ButtonLink>
    </AccountPage>
  );
}
