import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import spectralRulesets from "@stoplight/spectral-rulesets";
import { describe, expect, it } from "vitest";
import { assertMatchesOpenApi } from "#tests/support/payments/assert-openapi";
import { createApiDocsMount } from "~/edge/openapi/docs-mount.server";
import { openApiDocument } from "~/edge/openapi/document";
import { toSchemaRows } from "~/edge/openapi/schema-rows";
import { describeApi } from "~/edge/openapi/shown-api";
import { siteMap } from "~/routes";

const document = openApiDocument("http://localhost:3000");
const { paths = {} } = document;

describe("the OpenAPI document", () => {
  it("describes every endpoint of the site map, and none that is not there [API-004] [API-009] [API-010] [API-011] [API-012]", () => {
    // The API's own description, pictures, and paths without their id.
    const undescribed = [
      ...["/api/openapi.json", "/api/docs", "/api/films/{videoId}/picture"],
      ...["/api/order/view", "/api/quote/view"],
    ];
    const endpoints = siteMap
      .map(({ path }) => path.replace(/:(\w+)/g, "{$1}"))
      .filter((path) => path.startsWith("/api/") && !undescribed.includes(path));
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(paths).toSorted()).toEqual(endpoints.toSorted());
  });

  it("passes Spectral's OpenAPI rules without an error or a warning", async () => {
    const spectral = new spectralCore.Spectral();
    // Spectral's types do not include its own rulesets.
    spectral.setRuleset({ extends: [spectralRulesets.oas as RulesetDefinition] });
    const lint = async (input: object) =>
      (await spectral.run(JSON.stringify(input))).map(({ code, path }) => `${code} at ${path.join(".")}`);
    expect(await lint(document)).toEqual([]);
    const { description: _, ...undescribed } = document.info;
    expect(await lint({ ...document, info: undescribed })).toEqual(["info-description at info"]);
    expect(await lint({ ...document, paths: { "api/order": {} } })).toEqual(["oas3-schema at paths"]);
  });

  it("describes how a form is posted with its files", () => {
    expect(paths["/api/forms/{formName}"]?.post).toHaveProperty(
      ["requestBody", "content", "multipart/form-data"],
      {
        schema: {
          type: "object",
          properties: {
            formData: { type: "string" },
            step: { type: "string" },
            id: expect.objectContaining({ type: "string", format: "uuid" }),
          },
          additionalProperties: { type: "string", format: "binary", contentEncoding: "binary" },
        },
      },
    );
  });

  it("lists the methods of each endpoint in the OpenAPI document", () => {
    const methods = (path: string) => Object.keys(paths[path] ?? {}).toSorted();
    expect(methods("/api/order")).toEqual(["get", "patch", "post"]);
    expect(methods("/api/payment/stripe/payment-intent")).toEqual(["patch", "post"]);
    expect(methods("/api/payment/paypal/order")).toEqual(["patch", "post"]);
    expect(methods("/api/my-account/address/{id}")).toEqual(["delete"]);
    expect(methods("/api/quote")).toEqual(["get"]);
    expect(methods("/api/email/send-email")).toEqual(["post"]);
  });

  it("describes the body, path and query parameters of a request", () => {
    expect(paths["/api/payment/paypal/capture"]?.post?.requestBody).toMatchObject({
      content: {
        "application/json": {
          schema: { properties: { orderId: { type: "string" } }, required: ["orderId"] },
        },
      },
    });
    expect(paths["/api/order/{orderId}"]?.get?.parameters).toEqual([
      { name: "orderId", in: "path", required: true, schema: { type: "string" } },
      { name: "email", in: "query", required: true, schema: { type: "string" } },
    ]);
    expect(paths["/api/payment-methods"]?.get?.parameters?.[0]).toMatchObject({
      name: "scope",
      in: "query",
      schema: { enum: ["sample-order", "convert-to-order", "complete-order-payment"] },
    });
    expect(paths["/api/payment-methods"]?.get?.parameters?.[0]).not.toHaveProperty("required");
  });

  it("detects a response that does not match its description", () => {
    const good = { id: "PP-1", response: { links: [] } };
    const hold = (body: object) => () => assertMatchesOpenApi("POST", "/api/payment/paypal/order", 200, body);
    expect(hold(good)).not.toThrow();
    expect(hold({ id: 1 })).toThrow("against its own document");
    expect(hold({ ...good, secretKey: "sk_live_1" })).toThrow("against its own document");
    expect(() => assertMatchesOpenApi("GET", "/api/secrets", 200, {})).toThrow("not in the document");
    expect(() => assertMatchesOpenApi("DELETE", "/api/order", 200, {})).toThrow("not in the document");
    expect(() => assertMatchesOpenApi("DELETE", "/api/order", 405, null)).not.toThrow();
    expect(() => assertMatchesOpenApi("GET", "/contact", 200, "a page")).not.toThrow();
  });
});

describe("the endpoint documentation page", () => {
  it("shows every operation with the rows of its body", () => {
    const shown = describeApi().flatMap(({ operations }) => operations);
    const described = Object.values(paths).flatMap((path) => Object.keys(path));
    expect(shown).toHaveLength(described.length);
    const capture = shown.find(({ path }) => path === "/api/payment/paypal/capture");
    expect(capture?.body).toEqual([{ depth: 0, name: "orderId", type: "text", isRequired: true }]);
  });

  it("lists the fields of a nested schema with their depth", () => {
    const line = { type: "object", properties: { sku: { type: "string" } }, required: ["sku"] } as const;
    const schema = {
      type: "object",
      properties: {
        items: { type: "array", items: line },
        way: { enum: ["card", "cash"] },
        note: { anyOf: [{ type: "string" }, { type: "null" }] },
      },
      required: ["items"],
    } as const;
    expect(toSchemaRows(schema).map(({ depth, name, type }) => `${depth} ${name}: ${type}`)).toEqual([
      "0 items: list of object",
      "1 sku: text",
      '0 way: "card" or "cash"',
      "0 note: text or null",
    ]);
    expect(toSchemaRows({ anyOf: [line, { properties: { id: { type: "number" } } }] })).toMatchObject([
      { depth: 0, name: "either" },
      { depth: 1, name: "sku" },
      { depth: 0, name: "or" },
      { depth: 1, name: "id", type: "number", isRequired: false },
    ]);
  });
});

describe("access to the API documentation", () => {
  const rosa = { name: "Rosa", role: "sales" } as const;

  async function toSubmitResult(mode: "demo" | "live", url: string, staff: typeof rosa | null) {
    const request = new IncomingMessage(new Socket());
    request.url = url;
    const response = new ServerResponse(request);
    let passedOn = false;
    createApiDocsMount({ mode }, async () => staff).answer(request, response, () => {
      passedOn = true;
    });
    await new Promise(setImmediate);
    return passedOn ? "passed on" : response.statusCode;
  }

  it.each(["/api/openapi.json", "/api/docs", "/api/docs.data", "/api/docs?x=1"])(
    "admits everybody in the demo and only staff in a live shop: %s",
    async (url) => {
      expect(await toSubmitResult("demo", url, null)).toBe("passed on");
      expect(await toSubmitResult("live", url, rosa)).toBe("passed on");
      expect(await toSubmitResult("live", url, null)).toBe(404);
    },
  );

  it("passes requests for other paths on to the next handler", async () => {
    expect(await toSubmitResult("live", "/api/order", null)).toBe("passed on");
  });
});
