import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["tests/scripts/troubled/*.fixture.ts"], retry: 1 } });
