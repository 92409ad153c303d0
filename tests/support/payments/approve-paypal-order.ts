import type { Sandbox } from "@stile-and-rail/payment-sandbox";

/** Approves an order with this funding source, as the buyer does in PayPal's window. */
export async function approvePaypalOrder(
  sandbox: Pick<Sandbox, "url">,
  token: string,
  funding: "balance" | "declined-card" | "bank-later" | "refused-after-all" = "balance",
): Promise<void> {
  const answer = await fetch(`${sandbox.url}/paypal/checkoutnow`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, funding }),
  });
  if (!answer.ok) throw new Error(`the approval of ${token} was refused: ${await answer.text()}`);
}
