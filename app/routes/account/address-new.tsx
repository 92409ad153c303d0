import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownPageMeta } from "~/blocks/page-meta";
import { NewAddress } from "~/domains/account/new-address";
import { postAddress, startAddress } from "~/edge/requests/account-page.server";
import { AccountPage } from "./account-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  ownPageMeta({ page: found?.page ?? null, title: "Add an address" });

/** /my-account/address/new (ACCT-007). */
export const loader = (args: LoaderFunctionArgs) => startAddress(args);
export const action = (args: ActionFunctionArgs) => postAddress(args, null);

export default function AddressNew() {
  const { page, start } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <AccountPage page={page} title="Add an address">
      <NewAddress start={start} answered={answered} />
    </AccountPage>
  );
}
