import { type ContentDocument, listAt, listOfType, textAt } from "./content-document";
import { type ContentProblem, problemOf } from "./content-problem";

/** The checkout form is not sent by email; orders are announced to the addresses in the site settings. */
const checkoutForm = "checkout";

/** Finds orders and forms without a recipient of their emails. */
export function findMailProblems(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  const settings = listOfType(documents, "siteSettings");
  if (settings.some((each) => listAt(each, "adminEmails").length > 0)) return [];
  const forms = ["formTemplate", "multiStepForm"].flatMap((type) => listOfType(documents, type));
  return [
    ...settings.map((each) =>
      problemOf("warning", each, {
        field: "adminEmails",
        problem: "is empty, so that nobody is notified of new orders",
        fix: "enter the email address that receives orders",
      }),
    ),
    ...forms
      .filter((form) => textAt(form, "name") !== checkoutForm)
      .filter((form) => listAt(form, "emailNotifications", "recipients").length === 0)
      .map((form) =>
        problemOf("warning", form, {
          field: "emailNotifications, recipients",
          problem: "is empty, and so is adminEmails of the site settings: nobody is notified of a submission",
          fix: "enter a recipient here or in the site settings",
        }),
      ),
  ];
}
