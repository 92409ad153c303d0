import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createRecordingLog } from "#tests/support/shop/recording-log";
import { silentLog } from "#tests/support/shop/silent-log";
import { chooseFailureLog } from "~/edge/preview/failure-log";

const shops = createRecordingLog();
const previewing = { services: { log: silentLog }, preview: { log: shops.log } };

describe("the log of a failed request", () => {
  it("reports a failure in a preview in the shop's log", () => {
    chooseFailureLog(new Error("not rendered within 30000 ms"), previewing).error(
      { path: "/" },
      "a request failed",
    );
    expect(shops.errors).toEqual([{ details: { path: "/" }, message: "a request failed" }]);
  });

  it("ignores a failure caused by an unfinished draft in a preview", () => {
    const { error } = z.object({ title: z.string() }).safeParse({});
    expect(chooseFailureLog(error, previewing)).toBe(silentLog);
  });

  it("reports a failure outside of a preview in the shop's log", () => {
    expect(chooseFailureLog(new Error("no"), { services: { log: shops.log } })).toBe(shops.log);
  });
});
