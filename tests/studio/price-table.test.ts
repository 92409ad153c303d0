import { describe, expect, it } from "vitest";
import { parsePaste, toTabSeparatedText } from "../../studio/schemas/estimator/price-paste";
import { listDecidingQuestions, listPricedQuestions } from "../../studio/schemas/estimator/price-questions";
import { describePriceRow, listPriceRows, validatePrices } from "../../studio/schemas/estimator/price-rows";
import { calculateKitchenPrice } from "../../studio/schemas/estimator/typical-kitchens";
import { parseDollars } from "../../studio/schemas/parts/typed-number";

const option = (value: string, label: string, more: object = {}) => ({ value, label, ...more });
const template = {
  groups: [
    {
      fields: [
        {
          name: "size",
          type: "radio",
          label: "Size",
          options: [option("small", "Small"), option("large", "Large")],
        },
        {
          name: "door",
          type: "radio",
          label: "Which door?",
          useInCalculation: true,
          dependsOn: "size",
          options: [
            option("shaker", "Shaker"),
            option("oxford", "Oxford", { dependencies: [{ field: "size", values: ["large"] }] }),
          ],
        },
      ],
    },
    {
      fields: [
        {
          name: "tear_out",
          type: "checkbox",
          label: "Take the old one out",
          useInCalculation: true,
          hideWhen: { field: "size", equals: ["small"] },
        },
      ],
    },
  ],
};
const row = (field: string, answer: string, dependent: string, ...amounts: readonly number[]) => ({
  _key: `${field}-${answer}-${dependent}`,
  field,
  option: answer,
  ...(dependent && { dependent }),
  price: { min: amounts[0], max: amounts[1] },
  labor: { min: amounts[2], max: amounts[3] },
});
const whole = [
  row("door", "shaker", "small", 3150, 4200, 240, 360),
  row("door", "shaker", "large", 7875, 10500, 600, 900),
  row("door", "oxford", "large", 9750, 13250, 600, 900),
  row("tear_out", "on", "", 0, 0, 480, 760),
];
const questions = listPricedQuestions(template);

describe("table of a price book", () => {
  it("shows a row for each possible combination of answers, with the labels of the questions", () => {
    expect(listPriceRows(questions, whole).map(describePriceRow)).toEqual([
      "Which door?, Shaker, Small",
      "Which door?, Shaker, Large",
      "Which door?, Oxford, Large",
      "Take the old one out, Checked",
    ]);
    expect(validatePrices(questions, whole)).toBe(true);
  });

  it("accepts one price for all cases of an answer", () => {
    const rows = [row("door", "shaker", "", 1, 2, 0, 0), whole[2], whole[3]];
    expect(validatePrices(questions, rows)).toBe(true);
  });

  it.each([
    [
      "a missing price",
      whole.slice(1),
      "Which door?, Shaker, Small: No price: enter 0 if nothing is charged.",
    ],
    [
      "a missing amount",
      [{ ...whole[0], labor: { min: 240 } }, ...whole.slice(1)],
      "Which door?, Shaker, Small: No price: enter 0 if nothing is charged.",
    ],
    [
      "a range of goods that ends below its start",
      [row("door", "shaker", "small", 4200, 3150, 0, 0), ...whole.slice(1)],
      "Which door?, Shaker, Small: “To” is less than “from”.",
    ],
    [
      "a range of work that ends below its start",
      [row("door", "shaker", "small", 3150, 4200, 360, 240), ...whole.slice(1)],
      "Which door?, Shaker, Small: “To” is less than “from”.",
    ],
    [
      "a negative amount",
      [row("door", "shaker", "small", -1, 3150, 0, 0), ...whole.slice(1)],
      "Which door?, Shaker, Small: Below 0.",
    ],
    ["the same row twice", [{ ...whole[0], _key: "again" }, ...whole], "door, shaker, small: Listed twice."],
    [
      "the same row twice when the later one is valid",
      [{ ...row("door", "shaker", "small", -1, 2, 0, 0), _key: "again" }, ...whole],
      "door, shaker, small: Listed twice.",
    ],
    [
      "two missing prices",
      whole.slice(2),
      "Which door?, Shaker, Small: No price: enter 0 if nothing is charged. And 1 more.",
    ],
    [
      "four missing prices",
      [],
      "Which door?, Shaker, Small: No price: enter 0 if nothing is charged. And 3 more.",
    ],
  ])("rejects publishing a price book with %s", (_what, rows, error) => {
    expect(validatePrices(questions, rows)).toBe(error);
  });

  it("shows a row that no question uses, and allows to publish it", () => {
    const rows = [...whole, row("sink", "steel", "", 1, 2, 0, 0)];
    expect(listPriceRows(questions, rows).at(-1)).toMatchObject({ rowError: "No question uses this" });
    expect(validatePrices(questions, rows)).toBe(true);
    expect(validatePrices(questions, [...whole, row("sink", "steel", "", 1)])).toBe(true);
    // An unused row may also belong to an answer that is never offered in that case.
    expect(validatePrices(questions, [...whole, row("door", "oxford", "small", 1, 2, 0, 0)])).toBe(true);
  });
});

describe("cells pasted from a spreadsheet", () => {
  const rows = listPriceRows(questions, whole);
  const paste = (text: string, at = { rowIndex: 0, column: 0 }) => {
    const pasted = parsePaste(text, rows, at);
    return pasted.isRead
      ? pasted.changes.map(({ row, column, amount }) => `${row.option} ${column} ${amount}`)
      : pasted.reason;
  };

  it.each([
    ["$1,250.50", 1250.5],
    [" 12 ", 12],
    ["-3", -3],
    ["", null],
    ["1,234,567.89", 1234567.89],
  ])("parses the pasted cell %j as %j dollars", (text, amount) => {
    expect(parseDollars(text)).toEqual({ ok: true, value: amount });
  });

  it.each([
    ["12.345", "Use no more than two digits after the decimal point, for example 10.50"],
    ["12,5", "Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
    ["1,2500", "Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
    ["1 250", "Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
    ["twelve", "Enter an amount in dollars, for example 1,234.50"],
  ])("rejects the pasted cell %j with the error: %s", (text, message) => {
    expect(parseDollars(text)).toEqual({ ok: false, failure: message });
  });

  it("fills the price table from the selected cell on", () => {
    expect(paste("10\t20\r\n30\t$1,040.50\r\n", { rowIndex: 1, column: 2 })).toEqual([
      "shaker 2 10",
      "shaker 3 20",
      "oxford 2 30",
      "oxford 3 1040.5",
    ]);
  });

  it("matches whole rows by question and answer, in any order and with or without headings", () => {
    const text =
      "Question\tAnswer\tWhen\tGoods from\tGoods to\tWork from\tWork to\nwhich door?\tOXFORD\tLarge\t1\t2\t3\t4\ndoor\tshaker\tsmall\t5\t6\t7\t8";
    expect(paste(text)).toEqual([
      "oxford 0 1",
      "oxford 1 2",
      "oxford 2 3",
      "oxford 3 4",
      "shaker 0 5",
      "shaker 1 6",
      "shaker 2 7",
      "shaker 3 8",
    ]);
  });

  it("skips empty lines between pasted rows", () => {
    expect(
      paste("door\tshaker\tsmall\t5\t6\t7\t8\n\t\t\t\t\t\t\n\ndoor\toxford\tlarge\t1\t2\t3\t4"),
    ).toHaveLength(8);
  });

  it("restores every amount of the table when its own copy is pasted back", () => {
    expect(parsePaste(toTabSeparatedText(rows), rows, { rowIndex: 0, column: 0 })).toMatchObject({
      isRead: true,
      changes: rows.flatMap(({ amounts }) => amounts.map((amount, column) => ({ column, amount }))),
    });
  });

  it.each([
    [
      "an invalid amount",
      "10\ttwelve",
      { rowIndex: 0, column: 0 },
      "Nothing was pasted. Line 1: “twelve” is no amount. Enter an amount in dollars, for example 1,234.50.",
    ],
    [
      "too many rows",
      "1\n2",
      { rowIndex: 3, column: 0 },
      "Nothing was pasted. Line 2: there are no lines left.",
    ],
    [
      "too many columns",
      "1\t2",
      { rowIndex: 0, column: 3 },
      "Nothing was pasted. Line 1: there are no columns left.",
    ],
    [
      "an unknown row",
      "Door\tGold\t\t1\t2\t3\t4",
      { rowIndex: 0, column: 0 },
      "Nothing was pasted. Line 1: no price has the name “Door, Gold, ”.",
    ],
  ])("rejects all pasted cells because of %s", (_what, text, at, reason) => {
    expect(paste(text, at)).toBe(reason);
  });
});

describe("prices of three typical kitchens", () => {
  const dollars = (part: number, rows: unknown = whole) => {
    const { totalMin, totalMax } = calculateKitchenPrice(
      questions,
      listDecidingQuestions(template),
      rows,
      part,
    );
    return [totalMin / 100, totalMax / 100];
  };

  it("calculates the prices of typical kitchens like an estimate, without hidden questions", () => {
    expect(dollars(0)).toEqual([3390, 4560]);
    expect(dollars(1)).toEqual([10830, 14910]);
  });

  it("counts a missing price as zero", () => {
    expect(dollars(0, [])).toEqual([0, 0]);
  });
});
