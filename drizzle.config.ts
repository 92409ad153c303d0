import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./db/schema/*.ts", "./packages/content-lake/src/tables.ts"],
  out: "./db/migrations",
  casing: "snake_case",
});
