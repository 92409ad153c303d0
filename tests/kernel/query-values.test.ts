import { expect, it } from "vitest";
import { queryValues } from "~/kernel/query-values";

it("reads the first value of a name that comes twice in a query", () => {
  const search = new URLSearchParams("status=new&form=claim&status=spam");
  expect(queryValues(search)).toEqual({ status: "new", form: "claim" });
  expect(queryValues(search).status).toBe(search.get("status"));
});
