import { describe, expect, it } from "vitest";
import { liveSettings as live, parseEnv } from "#tests/support/shop/settings";

describe("the settings of Authorize.Net", () => {
  const keys = {
    AUTHORIZENET_LOGIN_ID: "al",
    AUTHORIZENET_TRANSACTION_KEY: "at",
    AUTHORIZENET_CLIENT_KEY: "ac",
  };

  it("uses the production URLs in live mode, and only with keys", () => {
    expect(parseEnv(live).authorizeNet).toBeUndefined();
    expect(parseEnv({ ...live, ...keys, AUTHORIZENET_SIGNATURE_KEY: "AB".repeat(64) }).authorizeNet).toEqual({
      loginId: "al",
      transactionKey: "at",
      clientKey: "ac",
      signatureKey: "AB".repeat(64),
      apiUrl: "https://api.authorize.net/xml/v1/request.api",
      acceptJsUrl: "https://js.authorize.net/v1/Accept.js",
      live: true,
      sandbox: false,
      scriptOrigins: ["https://js.authorize.net"],
      connectOrigins: ["https://api.authorize.net", "https://api2.authorize.net"],
    });
  });

  it("uses Authorize.Net's sandbox in a demo with keys, and the local sandbox without keys", () => {
    expect(parseEnv(keys).authorizeNet).toMatchObject({
      apiUrl: "https://apitest.authorize.net/xml/v1/request.api",
      acceptJsUrl: "https://jstest.authorize.net/v1/Accept.js",
      live: false,
    });
    expect(parseEnv({ PORT: "4000" }).authorizeNet).toMatchObject({
      apiUrl: "http://127.0.0.1:4001/xml/v1/request.api",
      acceptJsUrl: "http://127.0.0.1:4001/v1/Accept.js",
      live: false,
      sandbox: true,
    });
  });
});
