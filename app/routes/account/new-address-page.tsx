import type { LoadedPage } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { NewAddress, type NewAddressProps } from "~/domains/account/addresses/new-address";
import { AccountPage } from "./account-page";

const title = "Add an address";

type NewAddressPageData = { readonly page: LoadedPage | null };

export const createNewAddressMeta = (found: NewAddressPageData | undefined) =>
  createRoutePageMeta({ page: found?.page ?? null, title });

/** The page to add an address, at both of its URLs (ACCT-007). */
export function NewAddressPage({ page, ...address }: NewAddressPageData & NewAddressProps) {
  return (
    <AccountPage page={page} title={title}>
      <NewAddress {...address} />
    </AccountPage>
  );
}
