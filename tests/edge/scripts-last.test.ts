import { expect, test } from "vitest";
import { scriptsLast } from "~/edge/scripts-last";

test("scripts named ahead give way to what is seen first; other preloads stay as they are", () => {
  expect(
    scriptsLast(
      '<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>',
    ),
  ).toBe(
    '<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>',
  );
});
