import { expect, type Page } from "@playwright/test";

/** Returns the code in the newest email to this address. */
async function readSignInCode(page: Page, email: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const html = await (await page.request.get("/demo/mailbox?view=text")).text();
    const dueEmail = html.slice(html.indexOf("<pre"));
    expect(html).toContain(email);
    code = /\b\d{4} \d{4}\b/.exec(dueEmail)?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass({ timeout: 20_000 });
  return code;
}

/** Signs in on the current sign-in page with an emailed code. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/my-account/sign-in");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Email me a link and a code" }).click();
  await page.getByLabel("Code").fill(await readSignInCode(page, email));
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/my-account$/);
}
