import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import {
  fetchPublishedDocument,
  locateTextBox,
  openDocument,
  publish,
  trackWrites,
} from "#tests/support/browser/studio";
import { matchInvitationSubject, readNewestEmail } from "../../pages/mailbox-page";
import { expect, locateStatusLine, setUpEditorTests, test } from "../pages/editor-fixtures";
import { openOtherBrowser } from "../pages/other-browser";

setUpEditorTests();

const rosa = { name: "Rosa Diaz", email: "rosa@shop.example" };
const question = "faq-sample-how-many";

test("invites staff, limits them to their role, signs them out, and removes them", async ({
  page,
  browser,
  shop,
}) => {
  // The test uses two browsers and opens the Studio five times.
  test.slow();
  await page.goto("/studio/staff");
  await expect(page.getByText("No one is invited yet.")).toBeVisible({ timeout: 60_000 });
  const signedIn = page.getByRole("region", { name: "Who is signed in" });
  await expect(signedIn.getByText("This browser")).toBeVisible();

  // The form shows no error before submission, and sends nothing incomplete.
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("alert")).toHaveText("Enter a name and an email address.");
  await page.getByRole("textbox", { name: "Name" }).fill(rosa.name);
  await page.getByRole("textbox", { name: "Email" }).fill(rosa.email);
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Sales");
  await page.getByRole("button", { name: "Send invitation" }).press("Enter");
  await expect(page.getByRole("status").getByText("Rosa Diaz is invited")).toBeVisible();
  const staff = page.getByRole("region", { name: "Team members" });
  await expect(staff.getByText("Invited", { exact: true })).toBeVisible();
  await expectNoAxeFindings(page, { within: "div:has(> form)", paintedElsewhere: "[data-ui=Button]" });

  const hers = await openOtherBrowser(browser, { baseURL: shop.url, height: 1400 });
  trackWrites(hers);
  const invitation = await readNewestEmail(hers, matchInvitationSubject(rosa.email));
  await hers.goto(invitation.linkTo("/lake/auth/link"));
  await expectNoAxeFindings(hers);
  await hers.getByRole("button", { name: "Sign in as Rosa Diaz" }).click();
  await expect(hers.getByRole("heading", { name: "Quotes", level: 1 })).toBeVisible({ timeout: 60_000 });
  await expectTools(hers, ["Sales desk", "Inbox", "Payment reviews", "Content", "Pages"]);
  expect(await statusOf(hers, "/staff-accounts")).toBe(403);
  expect(await getMutationStatus(hers)).toBe(403);

  // Arrow keys alone change no role. The button does.
  await page.reload();
  await expect(staff.getByText("Joined", { exact: true })).toBeVisible({ timeout: 60_000 });
  const hersHere = signedIn.locator("[data-ui=Card]").filter({ hasText: "Rosa Diaz, Sales" });
  await expect(hersHere.getByText(/^Chrome on Linux, since /)).toBeVisible();
  await staff.getByRole("combobox", { name: "Role of Rosa Diaz" }).selectOption("Editor");
  expect(await statusOf(hers, "/desk/quotes")).toBe(200);
  await staff.getByRole("button", { name: "Make Rosa Diaz Editor" }).click();
  await expect(page.getByText("Rosa Diaz has the role editor from the next sign-in on.")).toBeVisible();
  expect(await statusOf(hers, "/desk/quotes")).toBe(401);
  const done = page.getByRole("region", { name: "History" });
  await expect(done).toContainText("Made Rosa Diaz, who was sales, editor");
  await expect(done).toContainText("Invited Rosa Diaz (rosa@shop.example) as sales");

  await hers.goto("/studio");
  await hers.getByLabel("Your email, if you were invited").fill(rosa.email);
  await hers.getByRole("button", { name: "Email me a link and a code" }).click();
  const emails = await hers.context().newPage();
  const { code } = await readNewestEmail(
    emails,
    /Your link and code for the Stile & Rail Studio.*rosa@shop\.example/,
  );
  await emails.close();
  await hers.getByLabel(/^8-digit code/).fill(code);
  await hers.getByRole("button", { name: "Sign in" }).click();
  await expect(hers.getByRole("heading", { name: "Your shop" })).toBeVisible({ timeout: 60_000 });
  await expectTools(hers, ["Start", "Content", "Pages", "Inbox", "Pictures", "Dead links", "Spreadsheet"]);
  expect(await statusOf(hers, "/desk/quotes")).toBe(403);
  await expectNameInHistory(hers);

  await page.reload();
  await signedIn.getByRole("button", { name: /^Sign out Rosa Diaz/ }).click();
  await expect(signedIn.getByText("Rosa Diaz")).toHaveCount(0);
  expect(await statusOf(hers, "/inbox")).toBe(401);
  await staff.getByRole("button", { name: "Remove Rosa Diaz" }).click();
  await staff.getByRole("button", { name: "Yes, remove Rosa Diaz" }).click();
  await expect(page.getByText("No one is invited yet.")).toBeVisible();
  await hers.context().close();
});

/** Expects the Studio to offer these tools and none that the role may not use. */
async function expectTools(page: Page, wanted: readonly string[]): Promise<void> {
  const offered = page.getByTestId("tool-collapse-menu").getByRole("link");
  const names = async () => (await offered.allTextContents()).filter((name) => name !== "");
  const others = ["Sales desk", "Payment reviews", "Staff", "Pictures", "Dead links", "Spreadsheet"];
  await expect.poll(names).toEqual(expect.arrayContaining([...wanted]));
  for (const other of others.filter((name) => !wanted.includes(name)))
    expect(await names()).not.toContain(other);
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

/** Tries a mutation with her session, without the forms, and returns the status. */
async function getMutationStatus(page: Page): Promise<number> {
  const answer = await page.request.post("/lake/v2025-02-19/data/mutate/production", {
    headers: { origin: new URL(page.url()).origin },
    data: { mutations: [{ patch: { id: question, set: { question: "May I?" } } }] },
  });
  return answer.status();
}

async function expectNameInHistory(page: Page): Promise<void> {
  await openDocument(page, "faq", question);
  const textInput = await locateTextBox(page, "question", /./);
  await textInput.fill("How many samples may we order?");
  await publish(page);
  await fetchPublishedDocument(page, question);
  await locateStatusLine(page)
    .getByRole("button", { name: /Last published/ })
    .click();
  await page.getByRole("tab", { name: "History" }).click();
  const newest = page.getByTestId("timeline-item-button").first();
  await expect(newest.getByText("RD")).toBeVisible();
  await newest.getByText("RD").hover();
  await expect(page.getByText(rosa.name).last()).toBeVisible();
}
