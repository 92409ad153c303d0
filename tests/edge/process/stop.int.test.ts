import { once } from "node:events";
import { createServer, get, type ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { drainRequests } from "~/edge/process/stop.server";

afterEach(() => void vi.useRealTimers());

/** A server with one pending request. */
async function serverAtWork() {
  let answer: (response: ServerResponse) => void = () => undefined;
  const began = new Promise<ServerResponse>((resolve) => {
    answer = resolve;
  });
  const server = createServer((_request, response) => answer(response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const visitor = get({ port, host: "127.0.0.1" });
  const end = new Promise<string>((resolve) => {
    visitor.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve("answered"));
    });
    visitor.on("error", () => resolve("cut"));
  });
  return { server, response: await began, end };
}

describe("a shop that stops", () => {
  it("waits for the request that it is answering", async () => {
    const { server, response, end } = await serverAtWork();
    const finished = drainRequests(server);
    response.end("done");
    expect(await end).toBe("answered");
    await finished;
  });

  it("aborts a request that does not end after exactly 10 seconds", async () => {
    const { server, end } = await serverAtWork();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    let isFinished = false;
    const finished = drainRequests(server).then(() => {
      isFinished = true;
    });
    vi.advanceTimersByTime(9_999);
    await setImmediate();
    expect(isFinished).toBe(false);
    vi.advanceTimersByTime(1);
    await finished;
    expect(await end).toBe("cut");
  });
});
