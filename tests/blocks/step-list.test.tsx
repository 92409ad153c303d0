import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { blockContents } from "~/blocks/block-contents";
import { StepList } from "~/blocks/step-list/step-list";

const listed = (steps: readonly object[]) =>
  renderToStaticMarkup(
    <StepList
      isFirst={false}
      block={blockContents.stepList.parse({
        _key: "steps",
        _type: "stepList",
        title: "How it works",
        steps: steps.map((step, index) => ({ _key: `step-${index}`, title: `Step ${index}`, ...step })),
      })}
    />,
  );
const numbersIn = (html: string) =>
  [...html.matchAll(/<span[^>]*>(\d+)<\/span>/g)].map(([, number]) => number);

describe("a list of steps", () => {
  it("numbers its steps with two digits [PAGE-028]", () => {
    expect(numbersIn(listed([{}, {}, {}]))).toEqual(["01", "02", "03"]);
    expect(numbersIn(listed(Array.from({ length: 10 }, () => ({})))).at(-1)).toBe("10");
  });

  it("keeps the numbers an editor gave [PAGE-028]", () => {
    expect(numbersIn(listed([{ stepNumber: 4 }, { stepNumber: 12 }]))).toEqual(["04", "12"]);
  });
});
