/**
 * Files and folders whose prose `npm run check` enforces. The list only grows: a folder joins it once
 * `npm run prose -- <folder>` reports nothing.
 */
export const cleanPaths: readonly string[] = [
  "docs/payments.md",
  "docs/requirements",
  "scripts/prose",
  "scripts/prose.ts",
  "tests/scripts/prose.test.ts",
];
