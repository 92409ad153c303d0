import { describe, expect, it } from "vitest";
import { mergeQuery, toQueryValues } from "~/edge/http/query";

const kept = (target: string, query: string) => mergeQuery(target, new URLSearchParams(query));

describe("mergeQuery", () => {
  it("adds the visitor's parameters to the target of a redirect", () => {
    expect(kept("/faqs", "utm_source=mail&gclid=1")).toBe("/faqs?utm_source=mail&gclid=1");
    expect(kept("/faqs", "")).toBe("/faqs");
  });

  it("adds the parameters after the target's own query and before its hash", () => {
    expect(kept("/doors?color=white#list", "utm_source=mail")).toBe(
      "/doors?color=white&utm_source=mail#list",
    );
  });

  it("keeps the target's value of a parameter that the visitor's query repeats", () => {
    expect(kept("/doors?color=white", "color=blue&color=green")).toBe("/doors?color=white");
  });

  it("keeps every value of a repeated parameter", () => {
    expect(kept("/doors", "line=a&line=b")).toBe("/doors?line=a&line=b");
  });

  it("adds the parameters to an external URL, but not to a mailto: or tel: link", () => {
    expect(kept("https://other.example/a", "utm_source=mail")).toBe(
      "https://other.example/a?utm_source=mail",
    );
    expect(kept("mailto:ada@shop.example", "utm_source=mail")).toBe("mailto:ada@shop.example");
    expect(kept("tel:+14065550142", "utm_source=mail")).toBe("tel:+14065550142");
  });
});

it("reads the first value of a parameter that occurs twice in a query", () => {
  const search = new URLSearchParams("status=new&form=claim&status=spam");
  expect(toQueryValues(search)).toEqual({ status: "new", form: "claim" });
  expect(toQueryValues(search).status).toBe(search.get("status"));
});
