import { atTheDesk, expect, test } from "./editor";

atTheDesk();

test("the inbox shows what a visitor sent; its status and a note are kept", async ({
  page,
  request,
  baseURL,
}) => {
  const sent = await request.post("/api/forms/here-to-help", {
    headers: { origin: baseURL ?? "" },
    data: { name: "Ada Moss", email: "ada@example.com", message: "Do hinges come with the door?" },
  });
  expect(sent.status(), await sent.text()).toBeLessThan(300);

  await page.goto("/studio/inbox");
  await page
    .getByRole("textbox", { name: "Search the inbox" })
    .or(page.getByRole("searchbox"))
    .fill("hinges");
  await page.getByRole("button", { name: /Ada Moss/ }).click();
  await expect(page.getByRole("heading", { name: "Ada Moss" })).toBeVisible();
  await expect(page.getByText("Do hinges come with the door?").last()).toBeVisible();
  const reply = page.getByRole("link", { name: "Reply by email" });
  await expect(reply).toHaveAttribute("href", /^mailto:ada%40example\.com/);

  await page.getByRole("combobox", { name: "Status" }).last().selectOption("In progress");
  await expect(page.getByRole("combobox", { name: "Status" }).last()).toHaveValue("in-work");
  await page.getByRole("textbox", { name: "New note" }).fill("Called her back.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("textbox", { name: "New note" })).toHaveValue("");
  await expect(page.getByText("Called her back.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /Ada Moss/ }).click();
  await expect(page.getByText("Called her back.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Status" }).last()).toHaveValue("in-work");
});
