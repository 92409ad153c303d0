import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Sandbox } from "../src/start-sandbox.ts";
import { listenForWebhooks, startTestSandbox } from "./support.ts";

const keys = { loginId: "stand-in", transactionKey: "transaction-key", clientKey: "client-key" };
const server = { name: keys.loginId, transactionKey: keys.transactionKey };
const browser = { name: keys.loginId, clientKey: keys.clientKey };

let hook: Awaited<ReturnType<typeof listenForWebhooks>>;
let sandbox: Sandbox;
beforeEach(async () => {
  hook = await listenForWebhooks();
  const authorizenet = { webhookUrl: hook.url, signatureKey: "A1B2", keys };
  sandbox = await startTestSandbox({ authorizenet });
});
afterEach(async () => {
  await sandbox.close();
  await hook.close();
});

/** Sends a request. `Response.json` ignores the byte order mark. */
async function postRequest(body: unknown) {
  const answer = await fetch(`${sandbox.url}/xml/v1/request.api`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function token(card: Readonly<Record<string, string>> = {}): Promise<string> {
  const wrapped = await postRequest({
    securePaymentContainerRequest: {
      merchantAuthentication: browser,
      data: {
        type: "TOKEN",
        id: "a-page",
        token: { cardNumber: "4111111111111111", expirationDate: "122034", cardCode: "123", ...card },
      },
    },
  });
  return wrapped.opaqueData.dataValue;
}

const charge = async (dataValue: string, changes: object = {}) =>
  postRequest({
    createTransactionRequest: {
      merchantAuthentication: server,
      refId: "ATTEMPT1",
      transactionRequest: {
        transactionType: "authCaptureTransaction",
        amount: "23.57",
        payment: { opaqueData: { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue } },
        order: { invoiceNumber: "ATTEMPT1" },
        ...changes,
      },
    },
  });

describe("Authorize.Net in the sandbox", () => {
  it("charges a token once and returns the reference and the masked card", async () => {
    const dataValue = await token();
    expect(await charge(dataValue)).toMatchObject({
      refId: "ATTEMPT1",
      messages: { resultCode: "Ok", message: [{ code: "I00001", text: "Successful." }] },
      transactionResponse: {
        responseCode: "1",
        transId: "60000000001",
        accountNumber: "XXXX1111",
        accountType: "Visa",
      },
    });
    expect(await charge(dataValue)).toMatchObject({
      messages: { resultCode: "Error", message: [{ code: "E00114", text: "Invalid OTS Token." }] },
    });
    expect(await sandbox.control.ledger()).toMatchObject([
      { provider: "authorizenet", charge: "60000000001", captured: 2357, last4: "1111" },
    ]);
  });

  it("serves Accept.js with the sandbox's URL", async () => {
    const script = await fetch(`${sandbox.url}/v1/Accept.js`);
    expect(script.headers.get("content-type")).toContain("text/javascript");
    expect(await script.text()).toContain(`${sandbox.url}`);
  });

  it("starts responses with a byte order mark", async () => {
    const answer = await fetch(`${sandbox.url}/xml/v1/request.api`, { method: "POST", body: "{}" });
    expect([...new Uint8Array(await answer.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it("rejects elements that are unknown, too long or not in the XSD's order", async () => {
    const dataValue = await token();
    const payment = { opaqueData: { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue } };
    const refused = { messages: { resultCode: "Error", message: [{ code: "E00003" }] } };
    const request = (transactionRequest: object) =>
      postRequest({ createTransactionRequest: { merchantAuthentication: server, transactionRequest } });
    const type = { transactionType: "authCaptureTransaction" };
    expect(await request({ ...type, payment, amount: "1.00" })).toMatchObject(refused);
    expect(await request({ ...type, amount: "1.00", payment, color: "green" })).toMatchObject(refused);
    const order = { invoiceNumber: "123456789012345678901" };
    expect(await request({ ...type, amount: "1.00", payment, order })).toMatchObject(refused);
    expect(await sandbox.control.ledger()).toEqual([]);
  });

  it("accepts only the transaction key, except for card tokens", async () => {
    const refused = { messages: { message: [{ code: "E00007" }] } };
    const wrong = { name: keys.loginId, transactionKey: "another" };
    expect(await postRequest({ authenticateTestRequest: { merchantAuthentication: wrong } })).toMatchObject(
      refused,
    );
    expect(await postRequest({ authenticateTestRequest: { merchantAuthentication: browser } })).toMatchObject(
      refused,
    );
    expect(await postRequest({ authenticateTestRequest: { merchantAuthentication: server } })).toMatchObject({
      messages: { resultCode: "Ok" },
    });
  });

  it("declines ZIP code 46282, holds security code 901 for review and rejects a duplicate charge", async () => {
    const declined = await charge(await token(), { billTo: { zip: "46282" } });
    expect(declined.transactionResponse).toMatchObject({
      responseCode: "2",
      errors: [{ errorCode: "2", errorText: "This transaction has been declined." }],
    });
    const held = await charge(await token({ cardCode: "901" }));
    expect(held.transactionResponse).toMatchObject({ responseCode: "4", messages: [{ code: "253" }] });
    const twin = await charge(await token());
    expect(twin).toMatchObject({
      messages: { resultCode: "Error", message: [{ code: "E00027" }] },
      transactionResponse: { transId: "0", errors: [{ errorCode: "11" }] },
    });
  });

  it("rejects cards that are not published test cards", async () => {
    const real = await postRequest({
      securePaymentContainerRequest: {
        merchantAuthentication: browser,
        data: { type: "TOKEN", id: "p", token: { cardNumber: "4242424242424242", expirationDate: "122034" } },
      },
    });
    expect(real.messages.message).toEqual([
      { code: "E_WC_05", text: "Please provide valid credit card number." },
    ]);
  });

  it("lists unsettled transactions, newest first, and returns the details of one", async () => {
    await charge(await token());
    await charge(await token(), { amount: "5.00", order: { invoiceNumber: "ATTEMPT2" } });
    const list = await postRequest({
      getUnsettledTransactionListRequest: {
        merchantAuthentication: server,
        sorting: { orderBy: "submitTimeUTC", orderDescending: true },
        paging: { limit: "1000", offset: "1" },
      },
    });
    expect(list.transactions).toMatchObject([{ invoiceNumber: "ATTEMPT2" }, { invoiceNumber: "ATTEMPT1" }]);
    const [{ transId }] = list.transactions;
    const details = await postRequest({
      getTransactionDetailsRequest: { merchantAuthentication: server, transId },
    });
    expect(details.transaction).toMatchObject({
      transactionStatus: "capturedPendingSettlement",
      responseCode: 1,
      authAmount: 5,
      order: { invoiceNumber: "ATTEMPT2" },
      payment: { creditCard: { cardNumber: "XXXX1111", cardType: "Visa" } },
    });
  });

  it("sends a webhook signed with HMAC-SHA512 over the body", async () => {
    await charge(await token());
    await vi.waitFor(() => expect(hook.received).toHaveLength(1));
    const body = hook.received[0]?.body ?? "";
    const mac = createHmac("sha512", "A1B2").update(body).digest("hex").toUpperCase();
    expect(hook.received[0]?.headers["x-anet-signature"]).toBe(`sha512=${mac}`);
    expect(JSON.parse(body)).toMatchObject({
      eventType: "net.authorize.payment.authcapture.created",
      payload: { entityName: "transaction", id: "60000000001", responseCode: 1, authAmount: 23.57 },
    });
  });
});
