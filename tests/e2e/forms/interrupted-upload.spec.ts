import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { onePixelPng, waitUntilFormHydrated } from "../pages/form-page";

/** The files in the folder of incomplete uploads. */
function incoming(dataDir: string): readonly string[] {
  const folder = join(dataDir, "uploads", "incoming");
  return existsSync(folder) ? readdirSync(folder) : [];
}

test.describe("an interrupted upload", () => {
  test("leaves no file behind after any kind of connection failure", async ({ shop }) => {
    const { port } = new URL(shop.url);
    const head = [
      "POST /api/forms/claim HTTP/1.1",
      `Host: localhost:${port}`,
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 1500000",
    ].join("\r\n");
    const part = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.png"\r\n\r\n';
    for (const way of ["destroy", "resetAndDestroy", "end"] as const) {
      const socket = connect(Number(port), "localhost");
      socket.on("error", () => undefined);
      socket.write(
        Buffer.concat([Buffer.from(`${head}\r\n\r\n${part}`), onePixelPng, Buffer.alloc(500_000)]),
      );
      await expect.poll(() => incoming(shop.dataDir)).toHaveLength(1);
      socket[way]();
      await expect.poll(() => incoming(shop.dataDir)).toEqual([]);
    }
  });

  test("shows that sending failed while offline, and sends the photos with the next attempt [FORM-031]", async ({
    page,
    context,
  }) => {
    await page.goto("/claim");
    await waitUntilHydrated(page);
    const form = page.getByRole("form", { name: "Claim" });
    await waitUntilFormHydrated(form);
    await form.getByLabel("Order number").fill("000000005");
    await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await form.getByLabel("Name").fill("Ada Moss");
    await form.getByRole("button", { name: "Next" }).click();
    await form.getByText("Missing part").click();
    await form.getByLabel("Parts, one per line").fill("W3030 left door");
    await form.getByRole("button", { name: "Next" }).click();
    await form
      .getByLabel("Photos")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: onePixelPng });
    await context.setOffline(true);
    await form.getByRole("button", { name: "Submit claim" }).click();
    await expect(form.getByText("Something went wrong. Plase try again later.")).toBeVisible();
    await context.setOffline(false);
    await expect(form.getByLabel("Name")).toHaveValue("Ada Moss");
    await form.getByRole("button", { name: "Next" }).click();
    await form.getByRole("button", { name: "Next" }).click();
    await expect(form.getByRole("list", { name: "Chosen files" })).toContainText("a.png");
    await form.getByRole("button", { name: "Submit claim" }).click();
    await expect(page.getByText("We have your claim.").first()).toBeVisible();
  });
});
