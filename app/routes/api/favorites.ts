import type { ActionFunctionArgs } from "@remix-run/node";
import { accountMessages } from "~/domains/account/account.messages";
import { favoritesChangeSchema } from "~/domains/account/favorites/favorites.schema";
import { saveFavorites } from "~/domains/account/favorites/save-favorites.server";
import { readAccountRequest } from "~/edge/requests/account-request.server";
import { readJson } from "~/edge/requests/read-json.server";
import { rejectOtherMethods, toPrivateJson } from "~/edge/requests/responses";

export const loader = () => rejectOtherMethods("PATCH");

/** PATCH /api/my-account/favorites changes the customer's favorite styles and returns all of them. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (request.method !== "PATCH") return rejectOtherMethods("PATCH");
  const signedIn = await readAccountRequest(args);
  if (signedIn instanceof Response) return signedIn;
  const change = await readJson(request, favoritesChangeSchema);
  if (!change.ok) return toPrivateJson(400, { success: false, message: accountMessages.notUnderstood });
  const favorites = await saveFavorites(context.services.db, signedIn.customer.id, change.value);
  return toPrivateJson(200, { success: true, favorites });
}
