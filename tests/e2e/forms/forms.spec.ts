import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { holdRequests } from "#tests/support/browser/hold-requests";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { errorWithoutMessage, onePixelPng, waitUntilFormHydrated } from "../pages/form-page";
import { readNewestEmail } from "../pages/mailbox-page";

test.describe("the contact form", () => {
  test("reports missing fields, sends the message, shows thanks, and emails it [FORM-008] [FORM-009] [FORM-022] [FORM-024] [MAIL-008] @phone-journey", async ({
    page,
  }) => {
    await page.goto("/contact");
    await waitUntilHydrated(page);
    const form = page.getByRole("form", { name: "Contact" });
    await waitUntilFormHydrated(form);
    // An empty field has no error on blur before the first submission.
    await form.getByLabel("First name").focus();
    await page.keyboard.press("Tab");
    await expect(form.getByLabel("Last name")).toBeFocused();
    await expect(form.getByText("This field is required")).toHaveCount(0);
    // An error appears beside the field on blur, and the visitor can go on.
    await form.getByRole("textbox", { name: "Email" }).fill("ada@");
    await form.getByRole("textbox", { name: "Email" }).press("Tab");
    await expect(form.getByText("Invalid email address")).toBeVisible();
    await expect(form.getByLabel("Phone")).toBeFocused();
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("alert")).toContainText("First name: This field is required");
    await expect(form.getByRole("alert")).toBeFocused();
    await expectNoAxeFindings(page);
    await form.getByLabel("First name").fill("Ada");
    await form.getByLabel("Last name").fill("Moss");
    await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await expect(form.getByLabel("Order number")).toBeHidden();
    await form.getByLabel("What is this about?").selectOption("An order");
    await form.getByLabel("Order number").fill("12a3");
    await expect(form.getByLabel("Order number")).toHaveValue("123");
    await form.getByLabel("Message").fill("The left door has a scratch.");
    // A submission within two seconds counts as spam and gets no email.
    await page.waitForTimeout(2_000);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Thank you!")).toBeVisible();
    await expect(page.getByText("Thank you!")).toBeInViewport();
    await expect(page.getByText("Our Team will contact you soon.")).toBeVisible();
    await readNewestEmail(page, "We have your message, Ada Moss");
  });

  test("keeps entries after a failure, clears them after success, and hides the message after five seconds [FORM-022] [FORM-023] [FORM-026] [FORM-027]", async ({
    page,
  }) => {
    await page.goto("/faqs");
    await waitUntilHydrated(page);
    const form = page.getByRole("form", { name: "Here to help" });
    await waitUntilFormHydrated(form);
    await form.getByLabel("Name").fill("Ada");
    await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await form.getByLabel("Your question").fill("Do hinges come with the door?");
    await page.route("**/api/forms/**", (route) => route.abort());
    await form.getByRole("button", { name: "Ask" }).click();
    await expect(form.getByText("Submission failed")).toBeVisible();
    await expect(form.getByLabel("Name")).toHaveValue("Ada");
    await page.unroute("**/api/forms/**");
    await page.route("**/api/forms/**", (route) => route.fulfill(errorWithoutMessage));
    await form.getByRole("button", { name: "Ask" }).click();
    await expect(form.getByText("Failed to send email")).toBeVisible();
    await page.unroute("**/api/forms/**");
    const letGo = await holdRequests(page, ({ pathname }) => pathname.startsWith("/api/forms/"));
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await form.getByRole("button", { name: "Ask" }).click();
    // FORM-022: while the form is sent, a click or Enter has no effect, and the button keeps the focus.
    const sending = form.getByRole("button", { name: "Sending" });
    await expect(sending).toBeDisabled();
    await expect(sending).toBeFocused();
    await page.keyboard.press("Enter");
    await form.getByLabel("Name").press("Enter");
    expect(posts).toHaveLength(1);
    letGo();
    await expect(form.getByText("Thank you. We'll answer on the next business day.")).toBeVisible();
    await expect(form.getByLabel("Name")).toHaveValue("");
    const sentAt = Date.now();
    await expect(form.getByText("Thank you. We'll answer on the next business day.")).toBeHidden();
    expect(Date.now() - sentAt).toBeGreaterThan(3_000);
  });
});

test.describe("forms without script, on a separate page", () => {
  test.use({ javaScriptEnabled: false });

  test("posts a form without script to a separate page, which shows errors and then the thank-you text @journey", async ({
    page,
  }) => {
    await page.goto("/contact");
    const form = page.getByRole("form", { name: "Contact" });
    await form.getByLabel("First name").fill("Ada");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL("/forms/contact");
    await expect(page.getByText("This field is required").first()).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await page.getByLabel("Last name").fill("Moss");
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await page.getByLabel("What is this about?").selectOption("Samples");
    await page.getByLabel("Message", { exact: true }).fill("May I keep them longer?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Our Team will contact you soon.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await page.getByRole("link", { name: "Send another message" }).click();
    await expect(page).toHaveURL("/forms/contact");
    await expect(page.getByLabel("First name")).toHaveValue("");
  });

  test("moves a multi-step form forward and back, and keeps its files", async ({ page }) => {
    await page.goto("/claim");
    await page.getByLabel("Order number").fill("000000001");
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await page.getByLabel("Name").fill("Ada Moss");
    await page.getByRole("button", { name: "Next" }).click();
    // Text typed on an unsent step stays after Back. A reload sends nothing.
    await page.getByLabel("Parts, one per line").fill("W3030 left door");
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByLabel("Name")).toHaveValue("Ada Moss");
    await page.reload();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByLabel("Parts, one per line")).toHaveValue("W3030 left door");
    await page.getByText("Missing part").click();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByLabel("Photos")).toBeVisible();
    // The browser's Back and Forward buttons work in the same way.
    await page.goBack();
    await expect(page.getByLabel("Parts, one per line")).toHaveValue("W3030 left door");
    await page.goForward();
    const empty = { name: "zero-bytes.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) };
    await page
      .getByLabel("Photos")
      .setInputFiles([empty, { ...empty, name: "door.png", buffer: onePixelPng }]);
    await page.getByRole("button", { name: "Submit claim" }).click();
    await expect(page.locator("#claim-photos-error")).toHaveText(
      "The file zero-bytes.jpg is empty. Please choose it again, or another one.",
    );
    await page
      .getByLabel("Photos")
      .setInputFiles([{ name: "door.png", mimeType: "image/png", buffer: onePixelPng }]);
    await page.getByRole("button", { name: "Submit claim" }).click();
    await expect(page.getByText("We have your claim.").first()).toBeVisible();
  });
});

test.describe("the dealer form", () => {
  test("asks for a reCAPTCHA before each message, and waits for it [FORM-020] [FORM-021] @journey", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.url().includes("/recaptcha/") && scripts.push(request.url()));
    await page.goto("/contact");
    await waitUntilHydrated(page);
    const form = page.getByRole("form", { name: "Become a dealer" });
    await waitUntilFormHydrated(form);
    expect(scripts).toEqual([]);
    const fill = async () => {
      await form.getByLabel("Company").fill("Moss & Daughters");
      await form.getByText("Builder", { exact: true }).click();
      await form.getByLabel("State").selectOption("Montana");
      await form.getByLabel("City").fill("Sidney");
      await form.getByLabel("First name").fill("Ada");
      await form.getByLabel("Last name").fill("Moss");
      await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
      await form.getByRole("button", { name: "Request trade pricing" }).click();
    };
    await fill();
    const challenge = page.frameLocator('iframe[title="reCAPTCHA"]');
    await expect(challenge.getByLabel("I'm not a robot")).toBeFocused();
    await expect(page.getByText("Please complete the reCAPTCHA verification")).toBeAttached();
    await challenge.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Please complete the reCAPTCHA verification")).toBeVisible();
    await form.getByRole("button", { name: "Request trade pricing" }).click();
    // The frame closes after the answer, so `check()` could not verify the checkbox.
    await challenge.getByLabel("I'm not a robot").click();
    await expect(page.getByText("Our Team will contact you soon.")).toBeVisible();
    await page.getByRole("link", { name: "Send another message" }).click();
    await fill();
    await expect(challenge.getByLabel("I'm not a robot")).toBeVisible();
  });
});
