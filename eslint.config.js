import tseslint from "typescript-eslint";

/** Biome lints; ESLint stands beside it for the one thing that needs types: promises nobody awaits. */
export default tseslint.config(
  {
    ignores: [
      "build/",
      "node_modules/",
      "studio/node_modules/",
      "studio/dist/",
      ".cache/",
      "**/*.generated.ts",
    ],
  },
  {
    files: ["{app,db,lake,sandbox,scripts,bench,tests}/**/*.{ts,tsx}", "server.ts"],
    linterOptions: { reportUnusedDisableDirectives: "off" },
    plugins: { "@typescript-eslint": tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    },
  },
);
