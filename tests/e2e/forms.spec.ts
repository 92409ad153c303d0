import type { Locator } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { holdRequests } from "#tests/support/browser/hold-requests";
import { expect, test } from "./fixtures";
import { drop, pasteInto } from "./walks/give-files";
import { newestMail } from "./walks/mail-walk";
import { untilAlive } from "./walks/until-alive";

/** A form is alive when React has taken it up; pressed before, it is posted as without script. */
async function untilFormAlive(form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await expect
    .poll(() => form.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}

/** The shop says no, and not why. */
const wordless = { status: 500, json: { error: true, success: false, message: "", data: null } };

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.describe("the contact form", () => {
  test("[FORM-008] [FORM-009] [FORM-022] [FORM-024] [MAIL-008] says what is missing, is sent, thanks, and is mailed @phone", async ({
    page,
  }) => {
    await page.goto("/contact");
    await untilAlive(page);
    const form = page.getByRole("form", { name: "Contact" });
    await untilFormAlive(form);
    await form.getByRole("button", { name: "Send the message" }).click();
    await expect(form.getByRole("alert")).toContainText("First name: This field is required");
    await expectNoAxeFindings(page);
    await form.getByLabel("First name").fill("Ada");
    await form.getByLabel("Last name").fill("Moss");
    await form.getByLabel("Email").fill("ada@");
    await form.getByLabel("Email").blur();
    await expect(form.getByText("Invalid email address").last()).toBeVisible();
    await form.getByLabel("Email").fill("ada@example.com");
    await expect(form.getByLabel("Order number")).toBeHidden();
    await form.getByLabel("What is it about?").selectOption("An order");
    await form.getByLabel("Order number").fill("12a3");
    await expect(form.getByLabel("Order number")).toHaveValue("123");
    await form.getByLabel("Message").fill("The left door has a scratch.");
    // Whoever is done within two seconds is taken for a program, and not written to.
    await page.waitForTimeout(2_000);
    await form.getByRole("button", { name: "Send the message" }).click();
    await expect(page.getByText("Thank you!")).toBeVisible();
    await expect(page.getByText("Thank you!")).toBeInViewport();
    await expect(page.getByText("Our Team will contact you soon.")).toBeVisible();
    await newestMail(page, "We have your message, Ada Moss");
  });

  test("[FORM-022] [FORM-023] [FORM-026] [FORM-027] keeps what was written when it fails, and is emptied once it is sent; what it says goes after five seconds", async ({
    page,
  }) => {
    await page.goto("/faqs");
    await untilAlive(page);
    const form = page.getByRole("form", { name: "Here to help" });
    await untilFormAlive(form);
    await form.getByLabel("Name").fill("Ada");
    await form.getByLabel("Email").fill("ada@example.com");
    await form.getByLabel("Your question").fill("Do hinges come with the door?");
    await page.route("**/api/forms/**", (route) => route.abort());
    await form.getByRole("button", { name: "Ask" }).click();
    await expect(form.getByText("Submission failed")).toBeVisible();
    await expect(form.getByLabel("Name")).toHaveValue("Ada");
    await page.unroute("**/api/forms/**");
    await page.route("**/api/forms/**", (route) => route.fulfill(wordless));
    await form.getByRole("button", { name: "Ask" }).click();
    await expect(form.getByText("Failed to send email")).toBeVisible();
    await page.unroute("**/api/forms/**");
    const letGo = await holdRequests(page, ({ pathname }) => pathname.startsWith("/api/forms/"));
    const posts: string[] = [];
    page.on("request", (asked) => asked.method() === "POST" && posts.push(asked.url()));
    await form.getByRole("button", { name: "Ask" }).click();
    // FORM-022: on its way it can be pressed no more, by pointer or Enter, and keeps the focus.
    const sending = form.getByRole("button", { name: "Sending" });
    await expect(sending).toBeDisabled();
    await expect(sending).toBeFocused();
    await page.keyboard.press("Enter");
    await form.getByLabel("Name").press("Enter");
    expect(posts).toHaveLength(1);
    letGo();
    await expect(form.getByText("Thank you. A person answers on the next working day.")).toBeVisible();
    await expect(form.getByLabel("Name")).toHaveValue("");
    const sentAt = Date.now();
    await expect(form.getByText("Thank you. A person answers on the next working day.")).toBeHidden();
    expect(Date.now() - sentAt).toBeGreaterThan(3_000);
  });
});

test.describe("the claim form", () => {
  test("[FORM-018] [FORM-028] [FORM-029] [FORM-030] [FORM-031] goes step by step, back, over a reload, with photos @phone", async ({
    page,
  }) => {
    await page.goto("/claim");
    await untilAlive(page);
    const form = page.getByRole("form", { name: "Claim" });
    await untilFormAlive(form);
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByRole("alert")).toContainText("Order number: This field is required");
    await form.getByLabel("Order number").fill("000000001");
    await form.getByLabel("Email").fill("ada@example.com");
    await form.getByLabel("Name").fill("Ada Moss");
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByRole("group", { name: "Step 2 of 3" })).toBeFocused();
    await form.getByText("Missing part").click();
    await form.getByLabel("Parts, one to a line").fill("W3030 left door");
    await form.getByRole("button", { name: "Back" }).click();
    await expect(form.getByLabel("Order number")).toHaveValue("000000001");
    await expect(form.getByRole("group", { name: "Step 1 of 3" })).toBeFocused();
    await form.getByRole("button", { name: "Next" }).click();
    await page.route("**/api/forms/**", (route) => route.fulfill(wordless), { times: 1 });
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByText("Something went wrong. Plase try again later.")).toBeVisible();
    await expect(form.getByLabel("Order number")).toHaveValue("000000001");
    await form.getByRole("button", { name: "Next" }).click();
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByText("Drop or paste files here, or press to choose")).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await untilFormAlive(form);
    await expect(form.getByText("Drop or paste files here, or press to choose")).toBeVisible();
    const photos = ["a", "b", "c", "d", "e", "f", "g"].map((name) => `${name}.png`);
    await form
      .getByLabel("Photos")
      .setInputFiles([
        { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") },
        ...photos.map((name) => ({ name, mimeType: "image/png", buffer: pixel })),
      ]);
    await expect(form.getByText("File format is not supported")).toBeVisible();
    const chosen = form.getByRole("list", { name: "Chosen files" }).getByRole("listitem");
    await expect(chosen).toHaveText(photos.slice(0, 6).map((name) => new RegExp(name)));
    for (const name of photos.slice(1, 6)) await form.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(form.getByText("a.png")).toBeVisible();
    // B15: a post that fails throws back to the first step, and keeps what was entered, photos included.
    await page.route("**/api/forms/**", (route) => route.abort(), { times: 1 });
    await form.getByRole("button", { name: "Send the claim" }).click();
    await expect(form.getByText("Something went wrong. Plase try again later.")).toBeVisible();
    await form.getByRole("button", { name: "Next" }).click();
    await form.getByRole("button", { name: "Next" }).click();
    await expect(chosen).toHaveText([/a\.png/]);
    await drop(page, form.getByText("Drop or paste files here, or press to choose"), "dropped.png", pixel);
    await expect(chosen).toHaveText([/a\.png/, /dropped\.png/]);
    await form.evaluate(pasteInto, { name: "pasted.png", base64: pixel.toString("base64") });
    await expect(chosen).toHaveText([/a\.png/, /dropped\.png/, /pasted\.png/]);
    await form.getByRole("button", { name: "Send the claim" }).click();
    await expect(page.getByText("We have your claim.").first()).toBeVisible();
  });

  test("[FORM-029] [FORM-030] begins anew where its id is no longer known: with an old tab, or another that sent it", async ({
    page,
  }) => {
    await page.goto("/claim");
    await untilAlive(page);
    const form = page.getByRole("form", { name: "Claim" });
    await untilFormAlive(form);
    await form.getByLabel("Order number").fill("000000002");
    await form.getByLabel("Email").fill("ada@example.com");
    await form.getByLabel("Name").fill("Ada Moss");
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByText("Missing part")).toBeVisible();
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem("form-claim") ?? "{}");
      const id = "0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21";
      sessionStorage.setItem("form-claim", JSON.stringify({ ...kept, id }));
    });
    await page.reload();
    await untilAlive(page);
    await untilFormAlive(form);
    await form.getByText("Missing part").click();
    await form.getByLabel("Parts, one to a line").fill("W3030 left door");
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByText("Something went wrong. Plase try again later.")).toBeVisible();
    await expect(form.getByLabel("Order number")).toHaveValue("000000002");
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByLabel("Parts, one to a line")).toHaveValue("W3030 left door");
    await form.getByRole("button", { name: "Next" }).click();
    await form.getByLabel("Photos").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: pixel });
    await form.getByRole("button", { name: "Send the claim" }).click();
    await expect(page.getByText("We have your claim.").first()).toBeVisible();
  });

  test("[FORM-016] believes the content of a file, not its name", async ({ page }) => {
    await page.goto("/claim");
    await untilAlive(page);
    const first = { order_number: "1", email: "ada@example.com", name: "Ada" };
    const post = (step: number, id: string | null, values: object, more: object = {}) =>
      page.request.post("/api/forms/claim", {
        multipart: { formData: JSON.stringify(values), step: String(step), ...(id ? { id } : {}), ...more },
      });
    const { data } = await (await post(0, null, first)).json();
    await post(1, data.id, { kind: "Damaged", carrier: "No", parts: "W3030" });
    const script = Buffer.from("<html><script>alert(1)</script>");
    const reply = await post(
      2,
      data.id,
      {},
      { photos: { name: "door.png", mimeType: "image/png", buffer: script } },
    );
    expect(reply.status()).toBe(400);
    expect((await reply.json()).errors).toEqual({ photos: "Unsupported file format" });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a form is posted to a page of its own, which says what is wrong and thanks", async ({ page }) => {
    await page.goto("/contact");
    const form = page.getByRole("form", { name: "Contact" });
    await form.getByLabel("First name").fill("Ada");
    await form.getByRole("button", { name: "Send the message" }).click();
    await expect(page).toHaveURL("/forms/contact");
    await expect(page.getByText("This field is required").first()).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await page.getByLabel("Last name").fill("Moss");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("What is it about?").selectOption("Samples");
    await page.getByLabel("Message", { exact: true }).fill("May I keep them longer?");
    await page.getByRole("button", { name: "Send the message" }).click();
    await expect(page.getByText("Our Team will contact you soon.")).toBeVisible();
  });

  test("a form of steps goes on and back, with its files", async ({ page }) => {
    await page.goto("/claim");
    await page.getByLabel("Order number").fill("000000001");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Name").fill("Ada Moss");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText("Missing part").click();
    await page.getByLabel("Parts, one to a line").fill("W3030 left door");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByLabel("Parts, one to a line")).toHaveValue("W3030 left door");
    await page.getByRole("button", { name: "Next" }).click();
    await page
      .getByLabel("Photos")
      .setInputFiles([{ name: "door.png", mimeType: "image/png", buffer: pixel }]);
    await page.getByRole("button", { name: "Send the claim" }).click();
    await expect(page.getByText("We have your claim.").first()).toBeVisible();
  });
});

test.describe("the dealer form", () => {
  test("[FORM-020] [FORM-021] asks for one tick before it is sent, waits for it, and asks again for the next", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (asked) => asked.url().includes("/recaptcha/") && scripts.push(asked.url()));
    await page.goto("/contact");
    await untilAlive(page);
    const form = page.getByRole("form", { name: "Become a dealer" });
    await untilFormAlive(form);
    expect(scripts).toEqual([]);
    const fill = async () => {
      await form.getByLabel("Company").fill("Moss & Daughters");
      await form.getByText("Builder", { exact: true }).click();
      await form.getByLabel("State").selectOption("Montana");
      await form.getByLabel("City").fill("Sidney");
      await form.getByLabel("First name").fill("Ada");
      await form.getByLabel("Last name").fill("Moss");
      await form.getByLabel("Email").fill("ada@example.com");
      await form.getByRole("button", { name: "Ask for terms" }).click();
    };
    await fill();
    const challenge = page.frameLocator('iframe[title="reCAPTCHA"]');
    await expect(challenge.getByLabel("I'm not a robot")).toBeFocused();
    await expect(page.getByText("Please complete the reCAPTCHA verification")).toBeAttached();
    await challenge.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Please complete the reCAPTCHA verification")).toBeVisible();
    await form.getByRole("button", { name: "Ask for terms" }).click();
    // Answered, its frame is gone: whether the box is ticked can no longer be asked.
    await challenge.getByLabel("I'm not a robot").click();
    await expect(page.getByText("Our Team will contact you soon.")).toBeVisible();
    await page.getByRole("button", { name: "Send another message" }).click();
    await fill();
    await expect(challenge.getByLabel("I'm not a robot")).toBeVisible();
  });
});
