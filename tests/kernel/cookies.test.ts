import { describe, expect, it } from "vitest";
import { cookiesOf } from "~/kernel/cookies";

describe("the cookies of a request", () => {
  it("are found by name, decoded; of two with one name the first counts", () => {
    expect([...cookiesOf("a=1; b=%C3%A9; a=2; c=")]).toEqual([
      ["a", "1"],
      ["b", "é"],
      ["c", ""],
    ]);
  });

  it.each([null, undefined, "", "no cookie at all"])("are none in %j", (header) => {
    expect([...cookiesOf(header)]).toEqual([]);
  });
});
