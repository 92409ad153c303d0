import { Alert } from "~/ui/alert";
import { accountMessages } from "./account.messages";

/** What keeps an address from being saved, where no field is to blame. */
export function AddressProblem({ code }: { readonly code: string | undefined }) {
  const message = code === undefined ? undefined : messages[code];
  return message ? (
    <Alert type="error" className="mb-8">
      {message}
    </Alert>
  ) : null;
}

const messages: Readonly<Record<string, string>> = {
  "not-found": accountMessages.addressNotFound,
  "too-many": accountMessages.bookFull,
};
