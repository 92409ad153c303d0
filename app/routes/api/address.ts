import type { ActionFunctionArgs } from "@remix-run/node";
import { accountMessages } from "~/domains/account/account.messages";
import { deleteAddress } from "~/domains/account/addresses/address-book.server";
import { readAccountRequest } from "~/edge/requests/account-request.server";
import { rejectOtherMethods, toPrivateJson } from "~/edge/requests/responses";

export const loader = () => rejectOtherMethods("DELETE");

/** DELETE /api/my-account/address/{id}. An address of another customer returns 404 (API-025). */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "DELETE") return rejectOtherMethods("DELETE");
  const signedIn = await readAccountRequest(args);
  if (signedIn instanceof Response) return signedIn;
  const deleted = await deleteAddress(context.services.db, signedIn.customer.id, params.id ?? "");
  return deleted.ok
    ? toPrivateJson(200, { success: true, message: accountMessages.addressDeleted })
    : toPrivateJson(404, { success: false, message: accountMessages.addressNotFound });
}
