import { findSubmissionEstimate } from "~/domains/estimator/saved-estimates/open-estimate.server";
import { readSubmission } from "~/domains/forms/inbox/read-inbox.server";

type Sources = Parameters<typeof findSubmissionEstimate>[0];

/** Form field names for each field of a quote. */
const customerFields = {
  firstName: ["first_name"],
  lastName: ["last_name"],
  email: ["email"],
  phone: ["phone", "phone_number"],
} as const;
const addressFields = {
  street1: ["address", "address_1", "street"],
  street2: ["address_2"],
  city: ["city"],
  state: ["state"],
  zipCode: ["zip", "zip_code"],
} as const;

/** Prefills a quote from a form submission; null when it does not exist. */
export async function prefillQuoteFromSubmission(services: Sources, submissionId: string) {
  const submission = await readSubmission(services.db, submissionId);
  if (!submission) return null;
  const findAnswer = (names: readonly string[]) =>
    submission.answers.find(({ name }) => names.includes(name))?.value ?? "";
  const [first = "", ...rest] = (submission.name ?? "").split(" ");
  const estimate = await findSubmissionEstimate(services, submissionId);
  return {
    formTitle: submission.formTitle,
    customer: {
      firstName: findAnswer(customerFields.firstName) || first,
      lastName: findAnswer(customerFields.lastName) || rest.join(" "),
      email: findAnswer(customerFields.email) || (submission.email ?? ""),
      phone: findAnswer(customerFields.phone),
    },
    address: mapFields(addressFields, findAnswer),
    /** The estimate's lines as text, without prices. */
    estimated: estimate?.lines.map(({ label, today, before }) => `${label}: ${today ?? before ?? "-"}`) ?? [],
  };
}

function mapFields<K extends string>(
  fields: Readonly<Record<K, readonly string[]>>,
  findAnswer: (names: readonly string[]) => string,
): Readonly<Partial<Record<K, string>>> {
  const entriesByName: Partial<Record<K, string>> = {};
  for (const field in fields) entriesByName[field] = findAnswer(fields[field]);
  return entriesByName;
}
