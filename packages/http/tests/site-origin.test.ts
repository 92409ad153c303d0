import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import {
  isCrossOriginRequest,
  isLocalRequest,
  isSameOriginRequest,
  type SiteOrigin,
} from "../src/site-origin.server";

const demo: SiteOrigin = { publicUrl: "http://localhost:3000", mode: "demo" };
const live: SiteOrigin = { publicUrl: "https://shop.example", mode: "live" };

function toRequest(headers: Record<string, string>, remote = "127.0.0.1"): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remote });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
}

describe("isLocalRequest", () => {
  it.each([
    ["localhost:3000", "127.0.0.1"],
    ["LOCALHOST", "::1"],
    ["127.0.0.1:3000", "::ffff:127.0.0.1"],
    ["[::1]:3000", "::1"],
  ])("recognizes a local request to %s from %s", (host, remote) => {
    expect(isLocalRequest(toRequest({ host }, remote), demo.publicUrl)).toBe(true);
    expect(isLocalRequest(toRequest({ host }, remote), "http://127.0.0.1:3000")).toBe(true);
  });

  it.each([
    [{ host: "localhost:3000" }, "192.168.1.7"],
    [{ host: "rebound.example:3000" }, "127.0.0.1"],
    [{ host: "localhost.evil.example" }, "127.0.0.1"],
    [{ host: "notlocalhost" }, "127.0.0.1"],
    [{ host: "127.0.0.1:3000:80" }, "127.0.0.1"],
    [{ host: "127.0.0.1:port" }, "127.0.0.1"],
    [{ host: "127x0.0.1" }, "127.0.0.1"],
    [{}, "127.0.0.1"],
  ])("recognizes no local request with %j from %s", (headers: Record<string, string>, remote) => {
    expect(isLocalRequest(toRequest(headers, remote), demo.publicUrl)).toBe(false);
  });

  it.each([
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-real-ip",
    "client-ip",
    "true-client-ip",
    "cf-connecting-ip",
    "cdn-loop",
    "fastly-client-ip",
    "fly-client-ip",
    "proxy-connection",
  ])("recognizes no local request with the proxy header %s", (name) => {
    expect(isLocalRequest(toRequest({ host: "localhost:3000", [name]: "1" }), demo.publicUrl)).toBe(false);
  });

  it("recognizes a local request with headers of Remix and Sanity", () => {
    const headers = { host: "localhost:3000", "x-remix-data": "1", "x-sanity-project": "p", accept: "*/*" };
    expect(isLocalRequest(toRequest(headers), demo.publicUrl)).toBe(true);
  });

  it("recognizes no local request when the public URL is not local", () => {
    expect(isLocalRequest(toRequest({ host: "localhost:3000" }), "https://shop.example")).toBe(false);
    expect(isLocalRequest(toRequest({ host: "localhost:3000" }), "https://localhost.example")).toBe(false);
  });
});

describe("the origin check of a request", () => {
  it.each([
    [live, { origin: "https://shop.example", host: "shop.example" }, "ours"],
    [live, { origin: "http://shop.example", host: "shop.example" }, "foreign"],
    [live, { origin: "https://shop.example:8443", host: "shop.example" }, "foreign"],
    [live, { origin: "https://shop.example.evil.example", host: "shop.example" }, "foreign"],
    [live, { origin: "https://evil.example", host: "evil.example" }, "foreign"],
    [live, { origin: "null", host: "shop.example" }, "foreign"],
    [demo, { origin: "http://localhost:3000", host: "localhost:3000" }, "ours"],
    [demo, { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, "ours"],
    [demo, { origin: "https://tunnel.example", host: "tunnel.example" }, "ours"],
    [demo, { origin: "http://127.0.0.1:3001", host: "127.0.0.1:3000" }, "foreign"],
    [demo, { origin: "https://evil.example", host: "localhost:3000" }, "foreign"],
    [demo, { origin: "null", host: "localhost:3000" }, "foreign"],
    [demo, { origin: "null" }, "foreign"],
    [live, { "sec-fetch-site": "same-origin", host: "shop.example" }, "ours"],
    [live, { "sec-fetch-site": "none", host: "shop.example" }, "nobody's"],
    [live, { "sec-fetch-site": "same-site", host: "shop.example" }, "foreign"],
    [live, { "sec-fetch-site": "cross-site", host: "shop.example" }, "foreign"],
    [live, { host: "shop.example" }, "nobody's"],
    [live, { origin: "https://evil.example", "sec-fetch-site": "same-origin" }, "foreign"],
  ])(
    "decides for %j with %j that the request is %s",
    (originSettings, headers: Record<string, string>, whose) => {
      expect(isSameOriginRequest(toRequest(headers), originSettings)).toBe(whose === "ours");
      expect(isCrossOriginRequest(toRequest(headers), originSettings)).toBe(whose === "foreign");
    },
  );
});
