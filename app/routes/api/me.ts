import type { LoaderFunctionArgs } from "@remix-run/node";
import { addressBook } from "~/domains/account/address-book.server";
import { meOf } from "~/domains/account/me";
import { readAccountRequest } from "~/edge/requests/account-request.server";
import { privateJson } from "~/edge/requests/private-json";

/** GET /api/my-account/me: the signed-in customer; a guest has no account data (ACCT-001). */
export async function loader(args: LoaderFunctionArgs) {
  const known = await readAccountRequest(args);
  if (known instanceof Response) return known;
  const addresses = await addressBook(args.context.services.db, known.customer.id);
  return privateJson(200, meOf(known.customer, addresses));
}
