import { defineConfig } from "vitest/config";
import base from "./vitest.mutate.config.ts";
export default defineConfig({ ...base, test: { ...base.test, include: (process.env.TESTS ?? "").split(","), exclude: [] } });
