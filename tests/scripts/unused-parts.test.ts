import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { askedPart, unusedParts, withoutUnusedParts } from "../../scripts/unused-parts";

describe("what browsers are not sent of React and its router", () => {
  it.each(unusedParts.map(({ file, what, cuts }) => [what, file, cuts] as const))(
    "%s: stands in the installed %s",
    (_what, file, cuts) => {
      const code = readFileSync(`node_modules${file}`, "utf8");
      for (const [found, left] of cuts) expect(code.replace(found, left), String(found)).not.toBe(code);
    },
  );

  it("is 4,260 letters of the router, found each in one place", () => {
    const file = "/@remix-run/router/dist/router.js";
    const code = readFileSync(`node_modules${file}`, "utf8");
    expect(code.length - (withoutUnusedParts(code, file)?.length ?? 0)).toBe(4260);
  });

  it("stops the build where a new version is written otherwise", () => {
    expect(() =>
      withoutUnusedParts("export const useSubmit = 1;", "/a/react-router-dom/dist/index.js"),
    ).toThrow('"Fetchers": not found in /a/react-router-dom/dist/index.js: options.navigate === false');
  });

  it("is no other file's", () => {
    expect(withoutUnusedParts("export const a = 1;", "/a/app/root.tsx")).toBeUndefined();
  });

  it.each([
    ['import { Form, useFetcher } from "@remix-run/react";', "useFetcher"],
    ['import {\n  Await,\n  Link,\n} from "@remix-run/react";', "Await"],
    ['import { createPortal } from "react-dom";', "createPortal"],
    ['import { hydrateRoot } from "react-dom/client";', undefined],
    ['import { Form, useActionData } from "@remix-run/react";', undefined],
    ['import { useFetcher } from "./of-ours";', undefined],
  ])("is asked for by %j: %s", (code, name) => {
    expect(askedPart(code)).toBe(name);
  });
});
