import { readFile } from "node:fs/promises";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

test("exports the catalog as a spreadsheet, previews its import, and publishes it to the shop", async ({
  page,
  request,
}) => {
  await page.goto("/studio/catalog-sheet");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the catalog" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  expect(saved.split("\r\n")).toHaveLength(62);

  const file = page.getByLabel(/Upload a CSV file/);
  const csv = (text: string) => ({ name: "lines.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.getByText("What each column means").click();
  await expect(page.getByRole("row", { name: /^sample price Dollars and cents/ })).toBeVisible();
  await page.getByText("What each column means").click();
  const sample = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a sample file" }).click();
  await file.setInputFiles(await (await sample).path());
  await expect(page.getByText("1 new, 0 changed, 0 unchanged, 0 refused.")).toBeVisible();
  // A file as Excel on Windows saves it: semicolons, an empty line and a Windows encoding.
  const windows = Buffer.from("Code;Name\r\n\r\nEGW;Edgeline Gr\xfcn\r\n", "latin1");
  await file.setInputFiles({ name: "windows.csv", mimeType: "text/csv", buffer: windows });
  await expect(page.getByRole("row", { name: "3 egw changed (name)" })).toBeVisible();

  await file.setInputFiles(csv("code,price\negw,1"));
  await expect(page.getByText(/^Unknown column “price”/)).toBeVisible();

  await file.setInputFiles(csv("code,sample price,brand\negw,14.50,USCD\noxm,free,USCD\ntorw,,USCD"));
  await expect(page.getByText("lines.csv: 0 new, 2 changed, 0 unchanged, 1 refused.")).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText("The price is dollars and cents: 12.50");
  await expect(page.getByText("Refused lines are left out.")).toBeVisible();
  await file.setInputFiles(csv("code,sample price,brand\negw,14.50,uscd"));
  await expect(page.getByRole("row", { name: "2 egw changed (sample price)" })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published. 1 changed.", { exact: true })).toBeVisible();
  await expect(async () => {
    const shown = await (await request.get("/products/kitchen-cabinets/uscd/egw")).text();
    expect(shown).toContain("$14.50");
  }).toPass();
});
