import type { AppLoadContext } from "@remix-run/node";
import { accountMessages } from "~/domains/account/account.messages";
import type { SignedIn } from "~/domains/account/sign-in/session.server";
import { getSignedIn } from "../guards/signed-in.server";
import { privateJson } from "./private-json";
import { respondTooManyRequests } from "./too-many";

type Asked = { readonly request: Request; readonly context: AppLoadContext };

/** Returns the signed-in customer of an API request, or the response that refuses a guest or too many requests. */
export async function readAccountRequest(asked: Asked): Promise<SignedIn | Response> {
  const known = await getSignedIn(asked);
  if (!known) return privateJson(401, { success: false, message: accountMessages.signInFirst });
  const { limits } = asked.context.services;
  return (await limits.allows("account", known.customer.id)) ? known : respondTooManyRequests();
}
