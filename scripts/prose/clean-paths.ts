/**
 * Files and folders whose prose `npm run check` enforces. The list only grows: a folder joins it once
 * `npm run prose -- <folder>` reports nothing.
 */
export const cleanPaths: readonly string[] = [
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "README.md",
  "app/domains/README.md",
  "docs/architecture.md",
  "docs/editing.md",
  "docs/operations.md",
  "docs/decisions",
  "docs/payments.md",
  "docs/requirements",
  "scripts/check-commit-messages.mjs",
  "scripts/commit-message.mjs",
  "scripts/offer-git-hooks.cjs",
  "scripts/prose",
  "scripts/prose.ts",
  "studio/README.md",
  "tests/architecture/docs.test.ts",
  "tests/scripts/commit-message.test.ts",
  "tests/scripts/git-hooks.int.test.ts",
  "tests/scripts/prose.test.ts",
];
