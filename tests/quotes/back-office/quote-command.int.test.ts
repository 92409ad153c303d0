import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, type TestSite } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";
import { kitchenQuoteInput } from "#tests/support/quotes/create-quote";
import { answerBackOffice } from "~/edge/back-office/back-office-answer.server";
import { runQuoteCommand } from "../../../scripts/back-office/quote-commands";

const database = testDatabase();
const staff = { name: "Command line", role: "administrator" } as const;
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

/** Runs `npm run quote -- …` with the back office of a shop, and returns the printed lines. */
async function printQuoteCommand(...text: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const callBackOffice = (request: Parameters<typeof answerBackOffice>[2]) =>
    answerBackOffice(site.services, staff, request);
  const context = {
    callBackOffice,
    readJsonFile: async () => kitchenQuoteInput,
    print: (line: string) => void lines.push(line),
  };
  await runQuoteCommand(context, text);
  return lines;
}

const listed = async () => (await printQuoteCommand("list")).map((line) => line.split(/\s{2,}/));
const pathOf = (link = "") => link.replace(/^https?:\/\/[^/]+/, "");

async function created(): Promise<{ readonly number: string; readonly path: string }> {
  const [link] = await printQuoteCommand("create", "kitchen.json");
  const [[number = ""] = []] = await listed();
  return { number, path: pathOf(link) };
}

describe("npm run quote", () => {
  it("prices a file without writing, and creates a quote whose link opens", async () => {
    expect(await printQuoteCommand("price", "kitchen.json")).toEqual([
      ...["Items: 3300.00", "Freight to the curb: 250.00", "Tax 5 %: 177.50", "Discount: -50.00"],
      "Total: 3677.50",
    ]);
    expect(await listed()).toEqual([]);
    const { number, path } = await created();
    expect(await listed()).toEqual([[number, "ready_to_order", "3677.50", "Ada Lovelace"]]);
    expect((await site.visitor().get(path)).status).toBe(200);
  });

  it("shows a preview link that cannot pay", async () => {
    const { number } = await created();
    const { body } = await site.visitor().get(pathOf((await printQuoteCommand("preview", number))[0]));
    expect(body.data).toMatchObject({ isPreview: true, quote: { quoteIncrementId: number } });
  });

  it("copies a quote as a draft and prints its number", async () => {
    const { number } = await created();
    const [copy = ""] = await printQuoteCommand("copy", number);
    expect(copy).not.toBe(number);
    expect(await listed()).toEqual([
      [copy, "draft", "3677.50", "Ada Lovelace"],
      [number, "ready_to_order", "3677.50", "Ada Lovelace"],
    ]);
  });

  it("extends an expired quote so that its link opens again", async () => {
    const { number, path } = await created();
    site.services.clock.advance(31 * 24 * 60 * 60);
    expect((await site.visitor().get(path)).status).toBe(410);
    expect(await printQuoteCommand("extend", number, "10")).toEqual(["Valid until April 12, 2026."]);
    site.services.clock.advance(10 * 24 * 60 * 60);
    expect((await site.visitor().get(path)).status).toBe(200);
    expect(await printQuoteCommand("extend", number, "1")).toEqual(["Valid until April 13, 2026."]);
    site.services.clock.advance(2 * 24 * 60 * 60);
    expect((await site.visitor().get(path)).status).toBe(410);
    await expect(printQuoteCommand("extend", number, "soon")).rejects.toThrow("days");
  });

  it("cancels a quote and its link", async () => {
    const { number, path } = await created();
    expect(await printQuoteCommand("cancel", number)).toEqual(["Canceled."]);
    expect((await listed())[0]?.[1]).toBe("canceled");
    expect((await site.visitor().get(path)).status).toBe(404);
  });

  it("lists its commands for unknown ones, and reports unknown numbers", async () => {
    for (const text of [[], ["sell"], ["copy"], ["constructor", "x"]]) {
      const refusal = await printQuoteCommand(...text).then(String, String);
      for (const verb of "create price preview send link copy extend cancel list".split(" "))
        expect(refusal, text.join(" ")).toContain(`npm run quote -- ${verb}`);
    }
    await expect(printQuoteCommand("cancel", "Q99999999")).rejects.toThrow("There is no quote Q99999999.");
  });
});
