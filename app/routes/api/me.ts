import type { LoaderFunctionArgs } from "@remix-run/node";
import { listAddresses } from "~/domains/account/addresses/address-book.server";
import { toMe } from "~/domains/account/me";
import { readAccountRequest } from "~/edge/requests/account-request.server";
import { privateJson } from "~/edge/requests/private-json";

/** GET /api/my-account/me: the signed-in customer; a guest has no data (ACCT-001). */
export async function loader(args: LoaderFunctionArgs) {
  const known = await readAccountRequest(args);
  if (known instanceof Response) return known;
  const addresses = await listAddresses(args.context.services.db, known.customer.id);
  return privateJson(200, toMe(known.customer, addresses));
}
