import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { accountMessages } from "~/domains/account/account.messages";
import { findAddress } from "~/domains/account/addresses/address-book.server";
import { AddressForm } from "~/domains/account/addresses/address-form";
import { toAddressValues } from "~/domains/account/addresses/address-values";
import { findFieldsWithPunctuation } from "~/domains/forms/validation/find-fields-with-punctuation.server";
import { loadAccountPage, postAddress } from "~/edge/requests/account-page.server";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { AccountPage } from "./account-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createRoutePageMeta({ page: found?.page ?? null, title: "Edit address" });

/**
 * GET /my-account/address/edit/{id} (ACCT-006). A missing address and one of another customer both return
 * 404.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, page } = await loadAccountPage(args, paths.account.addressEdit(":id"));
  const address = await findAddress(args.context.services.db, customer.id, args.params.id ?? "");
  const openFields = await findFieldsWithPunctuation(args.context.services.content);
  return data({ page, address, openFields }, { status: address ? 200 : 404 });
}

export const action = (args: ActionFunctionArgs) => postAddress(args, args.params.id ?? "");

export default function AddressEdit() {
  const { page, address, openFields } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <AccountPage page={page} title="Edit address">
      {address ? (
        <AddressForm
          key={address.id}
          start={toAddressValues(address)}
          defaults={address}
          openFields={openFields}
          lastResult={lastResult}
          isSaved
        />
      ) : (
        <EmptyState
          title={accountMessages.addressNotFound}
          action={<ButtonLink to={paths.account.addresses}>Your addresses</ButtonLink>}
        />
      )}
    </AccountPage>
  );
}
