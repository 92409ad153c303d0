import { holdRequests } from "#tests/support/browser/hold-requests";
import { waitUntilHydrated } from "../browser/hydration";
import { dropFile, pasteImage } from "../browser/upload-files";
import { expect, test } from "../fixtures";
import { errorWithoutMessage, onePixelPng, waitUntilFormHydrated } from "../pages/form-page";

const png = { mimeType: "image/png", buffer: onePixelPng };

test.describe("the claim form", () => {
  test("moves forward and back through its steps, keeps entries after a reload, and sends its photos [FORM-018] [FORM-028] [FORM-029] [FORM-030] [FORM-031] @phone-journey", async ({
    page,
  }) => {
    await page.goto("/claim");
    await waitUntilHydrated(page);
    const form = page.getByRole("form", { name: "Claim" });
    await waitUntilFormHydrated(form);
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByRole("alert")).toContainText("Order number: This field is required");
    await form.getByLabel("Order number").fill("000000001");
    await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await form.getByLabel("Name").fill("Ada Moss");
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByRole("group", { name: "Step 2 of 3" })).toBeFocused();
    await form.getByText("Missing part").click();
    await form.getByLabel("Parts, one per line").fill("W3030 left door");
    await form.getByRole("button", { name: "Back" }).click();
    await expect(form.getByLabel("Order number")).toHaveValue("000000001");
    await expect(form.getByRole("group", { name: "Step 1 of 3" })).toBeFocused();
    await form.getByRole("button", { name: "Next" }).click();
    await page.route("**/api/forms/**", (route) => route.fulfill(errorWithoutMessage), { times: 1 });
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByText("Something went wrong. Plase try again later.")).toBeVisible();
    await expect(form.getByLabel("Order number")).toHaveValue("000000001");
    await form.getByRole("button", { name: "Next" }).click();
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByText("Drop or paste files here, or click to choose")).toBeVisible();
    await page.reload();
    await waitUntilHydrated(page);
    await waitUntilFormHydrated(form);
    await expect(form.getByText("Drop or paste files here, or click to choose")).toBeVisible();
    const photos = ["a", "b", "c", "d", "e", "f", "g"].map((name) => `${name}.png`);
    await form
      .getByLabel("Photos")
      .setInputFiles([
        { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") },
        ...photos.map((name) => ({ ...png, name })),
      ]);
    await expect(form.getByText("File format is not supported")).toBeVisible();
    const chosen = form.getByRole("list", { name: "Chosen files" }).getByRole("listitem");
    await expect(chosen).toHaveText(photos.slice(0, 6).map((name) => new RegExp(name)));
    for (const name of photos.slice(1, 6)) await form.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(form.getByText("a.png")).toBeVisible();
    await expect(form.getByText("File format is not supported")).toBeHidden();
    await form.getByLabel("Photos").setInputFiles(photos.map((name) => ({ ...png, name: `2${name}` })));
    await expect(form.getByText("Only 6 files are allowed")).toBeVisible();
    for (const name of photos.slice(0, 5))
      await form.getByRole("button", { name: `Remove 2${name}` }).click();
    await form.getByLabel("Photos").setInputFiles({ ...png, name: "zero.png", buffer: Buffer.alloc(0) });
    await expect(
      form.getByText("The file zero.png is empty. Please choose it again, or another one."),
    ).toBeVisible();
    await expect(form.getByRole("button", { name: "Remove zero.png" })).toHaveCount(0);
    await form
      .getByLabel("Photos")
      .setInputFiles({ ...png, name: "big.png", buffer: Buffer.alloc(5_242_881) });
    await expect(form.getByText("File is too large, maximum allowed size is 5MB")).toBeVisible();
    await form.getByRole("button", { name: "Remove big.png" }).click();
    await expect(form.getByText("File is too large, maximum allowed size is 5MB")).toBeHidden();
    // FORM-029: a failed submission returns to the first step and keeps all entries, photos included.
    await page.route("**/api/forms/**", (route) => route.abort(), { times: 1 });
    await form.getByRole("button", { name: "Submit claim" }).click();
    await expect(form.getByText("Something went wrong. Plase try again later.")).toBeVisible();
    await form.getByRole("button", { name: "Next" }).click();
    await form.getByRole("button", { name: "Next" }).click();
    await expect(chosen).toHaveText([/a\.png/]);
    await dropFile(
      page,
      form.getByText("Drop or paste files here, or click to choose"),
      "dropped.png",
      onePixelPng,
    );
    await expect(chosen).toHaveText([/a\.png/, /dropped\.png/]);
    await form.evaluate(pasteImage, { name: "pasted.png", base64: onePixelPng.toString("base64") });
    await expect(chosen).toHaveText([/a\.png/, /dropped\.png/, /pasted\.png/]);
    // The form cannot change while it is sent.
    const letGo = await holdRequests(page, ({ pathname }) => pathname === "/api/forms/claim");
    await form.getByRole("button", { name: "Submit claim" }).click();
    await expect(form.getByRole("button", { name: "Remove a.png" })).toBeDisabled();
    await form.getByRole("button", { name: "Remove a.png" }).click({ force: true });
    await expect(chosen).toHaveCount(3);
    letGo();
    await expect(page.getByText("We have your claim.").first()).toBeVisible();
  });

  test("goes back one step on the browser's Back button, and keeps entries after a reload or another page [FORM-029] [FORM-030]", async ({
    page,
  }) => {
    await page.goto("/faqs");
    await page.goto("/claim");
    await waitUntilHydrated(page);
    const form = page.getByRole("form", { name: "Claim" });
    await waitUntilFormHydrated(form);
    await form.getByLabel("Order number").fill("000000004");
    await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await form.getByLabel("Name").fill("Ada Moss");
    await form.getByRole("button", { name: "Next" }).click();
    await form.getByText("Missing part").click();
    await form.getByLabel("Parts, one per line").fill("W3030 left door");
    await page.goBack();
    await expect(form.getByRole("group", { name: "Step 1 of 3" })).toBeFocused();
    await expect(form.getByLabel("Name")).toHaveValue("Ada Moss");
    await page.goForward();
    await expect(form.getByLabel("Parts, one per line")).toHaveValue("W3030 left door");
    await page.reload();
    await waitUntilHydrated(page);
    await waitUntilFormHydrated(form);
    await expect(form.getByLabel("Parts, one per line")).toHaveValue("W3030 left door");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).first().click();
    await expect(page).toHaveURL("/faqs");
    await page.goBack();
    await expect(form.getByLabel("Parts, one per line")).toHaveValue("W3030 left door");
    await form.getByRole("button", { name: "Next" }).click();
    await form
      .getByLabel("Photos")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: onePixelPng });
    await page.goBack();
    await expect(form.getByLabel("Parts, one per line")).toHaveValue("W3030 left door");
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByText("a.png")).toBeVisible();
    // The shop stored the claim, but its response was lost. A retry creates no second claim and shows the thanks.
    await page.route(
      "**/api/forms/claim",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await form.getByRole("button", { name: "Submit claim" }).click();
    await expect(form.getByText("Something went wrong. Plase try again later.")).toBeVisible();
    await form.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("We have your claim.").first()).toBeVisible();
    // Back from the thanks does not open a step of the sent claim.
    await page.goBack();
    await expect(page).toHaveURL("/faqs");
  });

  test("starts a new claim when its id is unknown or was already sent [FORM-029] [FORM-030]", async ({
    page,
  }) => {
    await page.goto("/claim");
    await waitUntilHydrated(page);
    const form = page.getByRole("form", { name: "Claim" });
    await waitUntilFormHydrated(form);
    await form.getByLabel("Order number").fill("000000002");
    await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await form.getByLabel("Name").fill("Ada Moss");
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByText("Missing part")).toBeVisible();
    await page.evaluate(() => {
      const stored = JSON.parse(sessionStorage.getItem("form-claim") ?? "{}");
      const id = "0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21";
      sessionStorage.setItem("form-claim", JSON.stringify({ ...stored, id }));
    });
    await page.reload();
    await waitUntilHydrated(page);
    await waitUntilFormHydrated(form);
    await form.getByText("Missing part").click();
    await form.getByLabel("Parts, one per line").fill("W3030 left door");
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByText("Something went wrong. Plase try again later.")).toBeVisible();
    await expect(form.getByLabel("Order number")).toHaveValue("000000002");
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByLabel("Parts, one per line")).toHaveValue("W3030 left door");
    await form.getByRole("button", { name: "Next" }).click();
    await form
      .getByLabel("Photos")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: onePixelPng });
    await form.getByRole("button", { name: "Submit claim" }).click();
    await expect(page.getByText("We have your claim.").first()).toBeVisible();
  });

  test("validates a file by its content, not by its name [FORM-016]", async ({ page }) => {
    await page.goto("/claim");
    await waitUntilHydrated(page);
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
