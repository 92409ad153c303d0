import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createRecordingLog } from "#tests/support/shop/recording-log";
import { silentLog } from "#tests/support/shop/silent-log";
import { failureLog } from "~/edge/preview/failure-log";

const shops = createRecordingLog();
const previewing = { services: { log: silentLog }, preview: { log: shops.log } };

describe("what fails in a preview", () => {
  it("is told where every failure of the shop is", () => {
    failureLog(new Error("not rendered within 30000 ms"), previewing).error(
      { path: "/" },
      "a request failed",
    );
    expect(shops.errors).toEqual([{ details: { path: "/" }, message: "a request failed" }]);
  });

  it("is no trouble of the shop's where a draft is not finished", () => {
    const { error } = z.object({ title: z.string() }).safeParse({});
    expect(failureLog(error, previewing)).toBe(silentLog);
  });

  it("is told by the services of everybody else", () => {
    expect(failureLog(new Error("no"), { services: { log: shops.log } })).toBe(shops.log);
  });
});
