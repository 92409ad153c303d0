import { afterEach, describe, expect, it, vi } from "vitest";
import { sendJson } from "../src/send-json";

/** Replaces fetch with a fake that records its requests. */
function shopThat(answers: () => Response) {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    requests.push(new Request(new URL(path, "https://shop.example"), init));
    return answers();
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

describe("sendJson", () => {
  it("posts JSON and accepts JSON", async () => {
    const requests = shopThat(() => new Response("kept", { status: 201 }));
    const response = await sendJson("/api/estimates", { size: "small" });
    expect([response.status, await response.text()]).toEqual([201, "kept"]);
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(["POST", "https://shop.example/api/estimates"]);
    expect(request?.headers.get("content-type")).toBe("application/json");
    expect(request?.headers.get("accept")).toBe("application/json");
    expect(await request?.text()).toBe('{"size":"small"}');
  });

  it("sends JSON with another method when one is given", async () => {
    const requests = shopThat(() => new Response());
    await sendJson("/api/order", {}, "PATCH");
    expect(requests[0]?.method).toBe("PATCH");
  });

  it("rejects the request when the shop is unreachable", async () => {
    shopThat(() => {
      throw new TypeError("fetch failed");
    });
    await expect(sendJson("/api/order", {})).rejects.toThrow("fetch failed");
  });
});
