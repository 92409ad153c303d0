/** Sandbox version of Accept.js (developer.authorize.net, "Accept.js"), with the provider's codes and messages. */
type SecureData = {
  readonly authData?: { readonly clientKey?: string; readonly apiLoginID?: string };
  readonly cardData?: {
    readonly cardNumber?: string;
    readonly month?: string;
    readonly year?: string;
    readonly cardCode?: string;
    readonly zip?: string;
    readonly fullName?: string;
  };
};
type Message = { readonly code: string; readonly text: string };
type Answer = {
  readonly messages: { readonly resultCode: "Ok" | "Error"; readonly message: readonly Message[] };
  readonly opaqueData?: { readonly dataDescriptor: string; readonly dataValue: string };
};

const sandboxOrigin = "__SANDBOX_ORIGIN__";

function findFieldErrors({ authData, cardData }: SecureData): readonly Message[] {
  const errors: Message[] = [];
  const check = (isWell: boolean, code: string, text: string) => {
    if (!isWell) errors.push({ code, text });
  };
  if (!cardData) return [{ code: "E_WC_04", text: "Please provide mandatory fields to library." }];
  check(Boolean(authData?.clientKey), "E_WC_18", "Client Key is required.");
  check(Boolean(authData?.apiLoginID), "E_WC_10", "Please provide valid apiloginid.");
  check(/^\d{13,16}$/.test(cardData.cardNumber ?? ""), "E_WC_05", "Please provide valid credit card number.");
  check(/^(0?[1-9]|1[0-2])$/.test(cardData.month ?? ""), "E_WC_06", "Please provide valid expiration month.");
  check(/^(\d{2}|\d{4})$/.test(cardData.year ?? ""), "E_WC_07", "Please provide valid expiration year.");
  check(
    cardData.cardCode === undefined || /^\d{3,4}$/.test(cardData.cardCode),
    "E_WC_15",
    "Please provide valid CVV.",
  );
  check((cardData.zip ?? "").length <= 20, "E_WC_16", "Please provide valid Zip code.");
  check((cardData.fullName ?? "").length <= 64, "E_WC_17", "Please provide valid card holder name.");
  return errors;
}

function createRefusal(message: readonly Message[]): Answer {
  return { messages: { resultCode: "Error", message } };
}

async function wrap({ authData, cardData = {} }: SecureData): Promise<Answer> {
  const { cardNumber, month = "", year = "", cardCode, zip, fullName } = cardData;
  const request = {
    securePaymentContainerRequest: {
      merchantAuthentication: { name: authData?.apiLoginID, clientKey: authData?.clientKey },
      data: {
        type: "TOKEN",
        id: crypto.randomUUID(),
        token: {
          cardNumber,
          expirationDate: `${month.padStart(2, "0")}${year.length === 2 ? `20${year}` : year}`,
          cardCode,
          zip,
          fullName,
        },
      },
    },
  };
  const answer = await fetch(`${sandboxOrigin}/xml/v1/request.api`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  return JSON.parse((await answer.text()).replace(/^\uFEFF/, ""));
}

const Accept = {
  /** Converts a card into a token; reports errors by callback and never throws. */
  dispatchData(secureData: SecureData, callback: (answer: Answer) => void): void {
    const errors = findFieldErrors(secureData);
    if (errors.length > 0) {
      setTimeout(() => callback(createRefusal(errors)), 0);
      return;
    }
    const failed = [{ code: "E_WC_19", text: "An error occurred during processing. Please try again." }];
    wrap(secureData).then(callback, () => callback(createRefusal(failed)));
  },
};

Object.assign(window, { Accept });
