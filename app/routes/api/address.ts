import type { ActionFunctionArgs } from "@remix-run/node";
import { accountMessages } from "~/domains/account/account.messages";
import { deleteAddress } from "~/domains/account/addresses/address-book.server";
import { readAccountRequest } from "~/edge/requests/account-request.server";
import { otherMethod } from "~/edge/requests/other-methods";
import { privateJson } from "~/edge/requests/private-json";

export const loader = () => otherMethod("DELETE");

/** DELETE /api/my-account/address/{id}. An address of another customer returns 404 (API-025). */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "DELETE") return otherMethod("DELETE");
  const known = await readAccountRequest(args);
  if (known instanceof Response) return known;
  const deleted = await deleteAddress(context.services.db, known.customer.id, params.id ?? "");
  return deleted.ok
    ? privateJson(200, { success: true, message: accountMessages.addressDeleted })
    : privateJson(404, { success: false, message: accountMessages.addressNotFound });
}
