import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { accountMessages } from "~/domains/account/account.messages";
import {
  type AddressFailure,
  deleteAddress,
  saveAddress,
} from "~/domains/account/addresses/address-book.server";
import {
  createAddressRules,
  createEmptyAddressValues,
  postedAddressFields,
} from "~/domains/account/addresses/address-values";
import type { SignedInCustomer } from "~/domains/account/sign-in/session.server";
import { findFieldsWithPunctuation } from "~/domains/forms/validation/find-fields-with-punctuation.server";
import { parseForm, toErrorLists } from "~/domains/forms/validation/parse-form";
import { paths } from "~/kernel/paths";
import { requireSignedInCustomer } from "../guards/signed-in.server";
import { pickFields, type ReadField, readFields } from "./forms/read-fields.server";
import { tooManyRequestsMessage } from "./responses";

type RequestContext = { readonly request: Request; readonly context: AppLoadContext };

/** Returns the signed-in customer and the editor's page at `path`. */
export async function loadAccountPage(args: RequestContext, path: string) {
  const signedIn = await requireSignedInCustomer(args);
  return { ...signedIn, page: await loadPageForRoute(args.context.services, path) };
}

/** Reads a post to an account page; throws 429 after too many posts. */
export async function readAccountPost(
  args: RequestContext,
): Promise<SignedInCustomer & { readonly field: ReadField }> {
  const signedIn = await requireSignedInCustomer(args);
  if (!(await args.context.services.limits.allows("account", signedIn.customer.id))) {
    throw new Response(tooManyRequestsMessage, { status: 429 });
  }
  return { ...signedIn, field: await readFields(args.request) };
}

/** Returns the initial values of an empty address form, from the customer's details. */
export async function loadInitialAddress(args: RequestContext) {
  const { customer, page } = await loadAccountPage(args, paths.account.addressNew);
  const { firstName, lastName, phoneNumber, email } = customer;
  const knownValues = { first_name: firstName, last_name: lastName, phone: phoneNumber, email };
  const openFields = await findFieldsWithPunctuation(args.context.services.content);
  return { page, start: createEmptyAddressValues(knownValues), openFields };
}

/**
 * Saves the address form; `id` null adds an address. Redirects to the address book, or returns the validation errors.
 */
export async function postAddress(args: RequestContext, id: string | null) {
  const { services } = args.context;
  const { customer, field } = await readAccountPost(args);
  if (id !== null && field("intent") === "delete") {
    await deleteAddress(services.db, customer.id, id);
    return redirect(paths.account.addresses, 303);
  }
  const rules = createAddressRules(await findFieldsWithPunctuation(services.content));
  const submission = parseForm(pickFields(field, postedAddressFields), rules);
  if (submission.status !== "success") return data(submission.reply(), { status: 422 });
  const saved = await saveAddress(services, customer.id, { id, ...submission.value });
  if (saved.ok) return redirect(paths.account.addresses, 303);
  const reply = submission.reply(replyErrors(saved.failure));
  return data(reply, { status: addressFailureStatus[saved.failure.code] });
}

function replyErrors(failure: AddressFailure) {
  switch (failure.code) {
    case "invalid":
      return { fieldErrors: toErrorLists(failure.errors) };
    case "not-found":
      return { formErrors: [accountMessages.addressNotFound] };
    case "too-many":
      return { formErrors: [accountMessages.bookFull] };
  }
}

/** The HTTP status of every failure; a code without a row does not compile. */
export const addressFailureStatus = {
  invalid: 422,
  "not-found": 404,
  "too-many": 409,
} as const satisfies Record<AddressFailure["code"], number>;
