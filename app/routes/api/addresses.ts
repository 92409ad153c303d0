import type { ActionFunctionArgs } from "@remix-run/node";
import { accountMessages } from "~/domains/account/account.messages";
import { addressBodySchema, toAddressInput } from "~/domains/account/addresses/address-body.schema";
import { type AddressFailure, saveAddress } from "~/domains/account/addresses/address-book.server";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { addressFailureStatus } from "~/edge/requests/account-page.server";
import { readAccountRequest } from "~/edge/requests/account-request.server";
import { readJson } from "~/edge/requests/read-json.server";
import { rejectOtherMethods, toPrivateJson } from "~/edge/requests/responses";

export const loader = () => rejectOtherMethods("POST", "PUT");

/** POST adds an address to the customer's book; PUT changes the one with this `id` (ACCT-006). */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (request.method !== "POST" && request.method !== "PUT") {
    return rejectOtherMethods("POST", "PUT");
  }
  const signedIn = await readAccountRequest(args);
  if (signedIn instanceof Response) return signedIn;
  const body = await readJson(request, addressBodySchema);
  const id = body.ok && request.method === "PUT" ? body.value.id : null;
  if (!body.ok || id === undefined) {
    return toPrivateJson(400, { success: false, message: accountMessages.notUnderstood });
  }
  const saved = await saveAddress(context.services, signedIn.customer.id, {
    id,
    ...toAddressInput(body.value),
  });
  return saved.ok
    ? toPrivateJson(200, { success: true, message: accountMessages.addressSaved, data: saved.value })
    : respondWithFailure(saved.failure);
}

const messages = {
  invalid: fieldMessages.formInvalid,
  "not-found": accountMessages.addressNotFound,
  "too-many": accountMessages.bookFull,
} as const satisfies Record<AddressFailure["code"], string>;

function respondWithFailure(failure: AddressFailure): Response {
  const errors = failure.code === "invalid" ? { errors: failure.errors } : {};
  return toPrivateJson(addressFailureStatus[failure.code], {
    success: false,
    message: messages[failure.code],
    ...errors,
  });
}
