import { describe, expect, it } from "vitest";
import { validateNextButtons, validateSummaryFields } from "../../studio/schemas/rules/estimator-links";

const group = (name: string, path?: string) => ({ name, actions: { next: path ? { path } : undefined } });

describe("validation of an estimator's links", () => {
  it("rejects a Next button that opens an unknown group [EST-003]", () => {
    expect(validateNextButtons([group("room", "doors"), group("doors")])).toBe(true);
    expect(validateNextButtons([group("room", "door"), group("doors")])).toBe(
      "A Next button opens “door”, but no group has that name. Choose one of: room, doors.",
    );
  });

  it("requires a summary of exactly the questions that count toward the price [EST-006]", () => {
    const template = {
      groups: [{ fields: [{ name: "door", useInCalculation: true }, { name: "size" }] }],
    };
    const summary = (...fields: string[]) => ({ breakdowns: [{ items: [{ fields }] }] });
    expect(validateSummaryFields(summary("door"), template)).toBe(true);
    expect(validateSummaryFields(summary("door", "size"), template)).toBe(
      "“size” isn't a question that counts toward the price.",
    );
    expect(validateSummaryFields(summary(), template)).toBe(
      "“door” counts toward the price but isn't in any line, so the lines wouldn't add up.",
    );
  });
});
