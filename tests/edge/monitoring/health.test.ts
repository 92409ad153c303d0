import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHealthHandler } from "~/edge/monitoring/health.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const well = async () => ({ database: true, content: true });
const never = () => new Promise<never>(() => undefined);

/** Returns the response of /healthz after this many seconds, or undefined while there is none. */
async function saidAfter(seconds: number, details: () => Promise<object>, look: typeof well = well) {
  let logged: unknown;
  const response = {
    req: { method: "GET" },
    setHeader: () => undefined,
    writeHead: () => undefined,
    end: (text: string) => {
      logged = JSON.parse(text);
    },
  };
  createHealthHandler(look, details)({} as never, response as never, (error) => {
    logged = error;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return logged;
}

describe("the health check", () => {
  it("reports health at once, with the memory use of the demo", async () => {
    expect(await saidAfter(0, async () => ({ megabytes: 3 }))).toEqual({
      ok: true,
      database: true,
      content: true,
      megabytes: 3,
    });
  });

  it("reports a failed health check after three seconds without a result", async () => {
    expect(await saidAfter(3, well, never)).toEqual({ ok: false, shop: false });
  });

  it("omits the memory use from the health when reading it times out or fails", async () => {
    expect(await saidAfter(3, never)).toEqual({ ok: true, database: true, content: true });
    const failing = async () => Promise.reject(new Error("the back has just ended"));
    expect(await saidAfter(0, failing)).toEqual({ ok: true, database: true, content: true });
  });
});
