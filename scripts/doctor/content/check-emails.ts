import { type ContentDocument, getListAt, getTextAt, listOfType } from "./content-document";
import { type ContentProblem, createProblem } from "./content-problem";

/** The checkout form is not sent by email; orders are announced to the addresses in the site settings. */
const checkoutForm = "checkout";

/** Finds orders and forms without a recipient of their emails. */
export function findMailProblems(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  const settings = listOfType(documents, "siteSettings");
  if (settings.some((each) => getListAt(each, "adminEmails").length > 0)) return [];
  const forms = ["formTemplate", "multiStepForm"].flatMap((type) => listOfType(documents, type));
  return [
    ...settings.map((each) =>
      createProblem("warning", each, {
        field: "adminEmails",
        problem: "is empty, so that nobody is notified of new orders",
        fix: "enter the email address that receives orders",
      }),
    ),
    ...forms
      .filter((form) => getTextAt(form, "name") !== checkoutForm)
      .filter((form) => getListAt(form, "emailNotifications", "recipients").length === 0)
      .map((form) =>
        createProblem("warning", form, {
          field: "emailNotifications, recipients",
          problem: "is empty, and so is adminEmails of the site settings: nobody is notified of a submission",
          fix: "enter a recipient here or in the site settings",
        }),
      ),
  ];
}
