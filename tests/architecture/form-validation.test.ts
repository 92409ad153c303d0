import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => ({ file, text: readFileSync(`app/${file}`, "utf8") }));

/** Each form from its opening to its closing tag. */
const formPattern = /<(form|Form)\b[\s\S]*?<\/\1>/g;

describe("a form with required fields", () => {
  it("disables the browser's validation messages, so that the shop's are shown", () => {
    const forms = sources.flatMap(({ file, text }) =>
      [...text.matchAll(formPattern)].map(([form]) => ({ file, form })),
    );
    expect(forms.length).toBeGreaterThan(15);
    // Conform's `formProps` include `noValidate`.
    const isOff = (form: string) => /\bnoValidate\b|\.\.\.[\w.]*\bformProps\b/.test(form);
    const left = forms.filter(({ form }) => /\brequired\b/.test(form) && !isOff(form));
    expect(left.map(({ file }) => file)).toEqual([]);
  });
});
