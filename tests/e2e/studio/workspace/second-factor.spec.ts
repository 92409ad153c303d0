import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { readNewestEmail } from "../../pages/mailbox-page";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";
import { inviteEditor } from "../pages/other-browser";

setUpEditorTests();

/** Adds a virtual authenticator that accepts every request, by Chromium's protocol. */
async function attachAuthenticator(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    refuseUser: (isVerified: boolean) =>
      protocol.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: isVerified }),
  };
}

test("registers a passkey, signs in with it, and accepts a recovery code instead", async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  const rosa = await inviteEditor(page, browser, { name: "Rosa Passkey", baseURL: shop.url });
  const hers = rosa.page;
  const device = await attachAuthenticator(hers);

  await hers.goto("/lake/auth/your-sign-in");
  await expectNoAxeFindings(hers);
  await hers.getByRole("button", { name: "Add a passkey" }).click();
  await hers.getByLabel("Name (so you can recognize it)").fill("Laptop");
  await expectNoAxeFindings(hers);
  await hers.getByRole("button", { name: "Create passkey" }).click();
  await expect(hers.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  const [recoveryCode = ""] = await hers.getByRole("listitem").allTextContents();
  await hers.getByRole("link", { name: "I saved them: continue" }).click();
  await expect(hers.getByText("Laptop")).toBeVisible();

  const usedCode = await proveFirstFactor(hers, rosa.email);
  await expect(hers.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expectNoAxeFindings(hers);
  await device.refuseUser(false);
  await hers.getByRole("button", { name: "Use a passkey" }).click();
  await expect(hers.getByRole("alert")).toHaveText("The passkey wasn't used. Please try again.");
  await device.refuseUser(true);
  await hers.getByRole("button", { name: "Use a passkey" }).click();
  await hers.waitForURL(/\/studio$/);

  await proveFirstFactor(hers, rosa.email, usedCode);
  await hers.getByText("Use a recovery code").click();
  await hers.getByLabel("Recovery code").fill(recoveryCode);
  await hers.getByRole("button", { name: "Use this code" }).click();
  await hers.waitForURL(/\/studio$/);
  await rosa.leave();
});

/** Signs out, and in again with an unused emailed code. Returns that code. */
async function proveFirstFactor(page: Page, email: string, usedCode = ""): Promise<string> {
  await page.request.post("/lake/auth/sign-out", { headers: { origin: new URL(page.url()).origin } });
  await page.goto("/studio/sign-in");
  await page.getByLabel("Your email, if you were invited").fill(email);
  await page.getByRole("button", { name: "Email me a link and a code" }).click();
  const emails = await page.context().newPage();
  const subject = new RegExp(`Your link and code for the .* Studio .*${email}`);
  let code = usedCode;
  await expect.poll(async () => (code = (await readNewestEmail(emails, subject)).code)).not.toBe(usedCode);
  await emails.close();
  await page.getByLabel(/^8-digit code/).fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
  return code;
}
