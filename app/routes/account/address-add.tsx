import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewAddress } from "~/domains/account/new-address";
import { postAddress, startAddress } from "~/edge/requests/account-page.server";

export const meta: MetaFunction = () => [{ title: "Add an address" }, { name: "robots", content: "noindex" }];

/** /my-account/addresses/add (ACCT-007). */
export const loader = (args: LoaderFunctionArgs) => startAddress(args);
export const action = (args: ActionFunctionArgs) => postAddress(args, null);

export default function AddressAdd() {
  const { start } = useLoaderData<typeof loader>();
  return <NewAddress start={start} answered={useActionData<typeof action>()} />;
}
