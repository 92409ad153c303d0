import base from "./stryker.config.mjs";
export default { ...base, mutate: [process.env.MUTATE], incremental: false, vitest: { configFile: "vitest.one.config.ts" }, thresholds: { high: 95, low: 0, break: null }, jsonReporter: { fileName: `.cache/mutation/one.json` } };
