import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { createReadinessHandler, type Readiness } from "~/edge/monitoring/probes.server";

/** Returns what /readyz answers, as often as asked. */
function createProbe(parts: Partial<Readiness>) {
  const handler = createReadinessHandler({
    isDraining: () => false,
    isWorkerUp: () => true,
    hasHomePage: async () => true,
    ...parts,
  });
  return () =>
    new Promise<readonly [number, unknown]>((resolve, reject) => {
      let status = 0;
      const response = {
        req: { method: "GET", headers: {} },
        setHeader: () => undefined,
        writeHead: (code: number) => {
          status = code;
        },
        end: (text: string) => resolve([status, JSON.parse(text)]),
      } as unknown as ServerResponse;
      handler({ url: "/readyz" } as never, response, reject);
    });
}

describe("the readiness probe", () => {
  it("answers 200 when a worker is running and the content has a home page", async () => {
    expect(await createProbe({})()).toEqual([200, { ready: true }]);
  });

  it("answers 503 to the readiness probe while the server drains", async () => {
    expect(await createProbe({ isDraining: () => true })()).toEqual([
      503,
      { ready: false, reason: "The server is stopping." },
    ]);
  });

  it("answers 503 to the readiness probe while no app worker is running", async () => {
    expect(await createProbe({ isWorkerUp: () => false })()).toEqual([
      503,
      { ready: false, reason: "The app worker is starting." },
    ]);
  });

  it("names the import command in the readiness reply while the content is empty", async () => {
    expect(await createProbe({ hasHomePage: async () => false })()).toEqual([
      503,
      {
        ready: false,
        reason: "The content has no home page. Import content: npm run content:import FILE",
      },
    ]);
  });

  it("reports readiness also when the content becomes unreachable after the first answer", async () => {
    let calls = 0;
    const ask = createProbe({
      hasHomePage: async () => {
        calls += 1;
        if (calls > 1) throw new Error("the database is away");
        return true;
      },
    });
    expect([(await ask())[0], (await ask())[0]]).toEqual([200, 200]);
  });
});
