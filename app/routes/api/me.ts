import type { LoaderFunctionArgs } from "@remix-run/node";
import { listAddresses } from "~/domains/account/addresses/address-book.server";
import { toMe } from "~/domains/account/me";
import { readAccountRequest } from "~/edge/requests/account-request.server";
import { toPrivateJson } from "~/edge/requests/responses";

/** GET /api/my-account/me: the signed-in customer; a guest has no data (ACCT-001). */
export async function loader(args: LoaderFunctionArgs) {
  const signedIn = await readAccountRequest(args);
  if (signedIn instanceof Response) return signedIn;
  const addresses = await listAddresses(args.context.services.db, signedIn.customer.id);
  return toPrivateJson(200, toMe(signedIn.customer, addresses));
}
