import { describe, expect, it } from "vitest";
import { getLoopbackUrl } from "~/edge/settings/loopback-url";

describe("the URL for programs on the same machine", () => {
  it.each([
    ["127.0.0.1", "http://127.0.0.1:3000"],
    ["0.0.0.0", "http://127.0.0.1:3000"],
    ["::", "http://127.0.0.1:3000"],
    ["::1", "http://[::1]:3000"],
    ["192.168.1.20", "http://192.168.1.20:3000"],
  ])("maps the listening host %s to the local URL %s", (host, url) => {
    expect(getLoopbackUrl({ host, port: 3000 })).toBe(url);
  });
});
