import { readFile } from "node:fs/promises";
import type { APIRequestContext, Download, Page } from "@playwright/test";
import sharp from "sharp";
import { readNewestEmail } from "../../pages/mailbox-page";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

test("shows a form submission in the inbox, and saves its status and a note @journey", async ({
  page,
  request,
  baseURL,
}) => {
  const sent = await request.post("/api/forms/here-to-help", {
    headers: { origin: baseURL ?? "" },
    data: { name: "Inez Quill", email: "inez@example.com", message: "Do hinges come with the door?" },
  });
  expect(sent.status(), await sent.text()).toBeLessThan(300);

  await page.goto("/studio/inbox");
  await page
    .getByRole("textbox", { name: "Search the inbox" })
    .or(page.getByRole("searchbox"))
    .fill("hinges");
  await page.getByRole("button", { name: /Inez Quill/ }).click();
  await expect(page.getByRole("heading", { name: "Inez Quill" })).toBeVisible();
  await expect(page.getByText("Do hinges come with the door?").last()).toBeVisible();
  const reply = page.getByRole("link", { name: "Reply by email" });
  await expect(reply).toHaveAttribute("href", /^mailto:inez%40example\.com/);

  await page.getByRole("combobox", { name: "Status" }).last().selectOption("In progress");
  await expect(page.getByRole("combobox", { name: "Status" }).last()).toHaveValue("in-work");
  await page.getByRole("textbox", { name: "New note" }).fill("Called her back.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("textbox", { name: "New note" })).toHaveValue("");
  await expect(page.getByText("Called her back.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /Inez Quill/ }).click();
  await expect(page.getByText("Called her back.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Status" }).last()).toHaveValue("in-work");
});

test("shows a claim with its photo, separates suspected spam, and exports CSV files", async ({
  page,
  request,
}) => {
  await sendClaim(request);
  const bot = {
    name: "Bargain Bot",
    email: "bot@example.com",
    message: "Buy our cheap hinges, all of them.",
  };
  const trap = { website_address: "https://spam.example" };
  expect((await request.post("/api/forms/here-to-help", { data: { ...bot, ...trap } })).status()).toBe(200);
  const reader = { data: { email: "reader@example.com" } };
  expect((await request.post("/api/forms/newsletter", reader)).status()).toBe(200);
  // Emails of the seeded data show pictures of another port, which the console reports.
  const mailbox = await page.context().newPage();
  const confirmationEmail = await readNewestEmail(mailbox, "Confirm your subscription to Stile & Rail");
  await mailbox.close();
  await request.post(confirmationEmail.linkTo("/newsletter/confirm/"), { headers: { Accept: "text/html" } });

  await page.goto("/studio/inbox");
  await page.getByRole("textbox", { name: "Search the inbox" }).or(page.getByRole("searchbox")).fill("W3030");
  await page.getByRole("button", { name: /May Claimer/ }).click();
  await expect(page.getByText("W3030 left door").last()).toBeVisible();
  const answered = page.waitForResponse(/\/inbox\/files\//);
  const photo = await download(page, page.getByRole("button", { name: /door\.png/ }));
  expect(photo.name).toBe("door.png");
  // The shop encodes pictures again, so the bytes differ.
  expect(await sharp(photo.bytes).metadata()).toMatchObject({ format: "png", width: 1, height: 1 });
  const headers = (await answered).headers();
  expect(headers["content-disposition"]).toMatch(/^attachment; /);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  await page.getByRole("combobox", { name: "Status" }).last().selectOption("Done");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Done");
  await expect(page.getByText("1 message")).toBeVisible();
  const table = await download(page, page.getByRole("button", { name: "Download as CSV" }));
  expect(table.bytes.toString()).toMatch(
    /^\uFEFFDate,Form,Status,[^\r]*\r\n[^\r]*,Claim,done,[^\r]*W3030 left door[^\r]*\r\n$/,
  );

  await page
    .getByRole("textbox", { name: "Search the inbox" })
    .or(page.getByRole("searchbox"))
    .fill("hinges");
  await page.getByRole("combobox", { name: "Status" }).selectOption("All but spam");
  await expect(page.getByRole("button", { name: /Bargain Bot/ })).toBeHidden();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Spam");
  await page.getByRole("button", { name: /Bargain Bot/ }).click();
  await expect(page.getByText("Looks like spam: filled in the field no person sees.")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).last().selectOption("New");
  await expect(page.getByText("Noted: filled in the field no person sees.")).toBeVisible();
  const readers = await download(page, page.getByRole("button", { name: "Newsletter subscribers" }));
  expect(readers.bytes.toString()).toMatch(/^\uFEFFEmail,Confirmed\r\n(.*\r\n)*reader@example\.com,\d{4}-/);
});

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Submits the three steps of a claim with a photo. */
async function sendClaim(request: APIRequestContext): Promise<void> {
  const answers = [
    { order_number: "000000001", email: "may@example.com", name: "May Claimer" },
    { kind: "Missing part", parts: "W3030 left door" },
    {},
  ];
  const photos = { name: "door.png", mimeType: "image/png", buffer: pixel };
  let id = "";
  for (const [step, formData] of answers.entries()) {
    const multipart = {
      formData: JSON.stringify(formData),
      step: String(step),
      ...(id ? { id } : {}),
      ...(step === 2 ? { photos } : {}),
    };
    const sent = await request.post("/api/forms/claim", { multipart });
    expect(sent.status(), await sent.text()).toBe(200);
    id = (await sent.json()).data.id;
  }
}

/** Presses a download button, and returns the file's name and bytes. */
async function download(page: Page, button: { click: () => Promise<void> }) {
  const coming: Promise<Download> = page.waitForEvent("download");
  await button.click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
