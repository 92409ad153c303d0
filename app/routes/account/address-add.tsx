import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadInitialAddress, postAddress } from "~/edge/requests/account-page.server";
import { createNewAddressMeta, NewAddressPage } from "./new-address-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) => createNewAddressMeta(found);

/** /my-account/addresses/add (ACCT-007). */
export const loader = (args: LoaderFunctionArgs) => loadInitialAddress(args);
export const action = (args: ActionFunctionArgs) => postAddress(args, null);

export default function AddressAdd() {
  return <NewAddressPage {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
