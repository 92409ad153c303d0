import { beforeAll, describe, expect, it } from "vitest";

let tries = 0;

describe("a drawer", () => {
  it("opens", () => expect(1).toBe(1));
  it("closes at the second push", () => {
    tries += 1;
    expect(tries).toBe(2);
  });
  it("never closes", () => expect("open").toBe("closed"));
  it.skip("sings", () => undefined);
});

describe("a door without hinges", () => {
  beforeAll(() => {
    throw new Error("no hinges");
  });
  it("opens", () => undefined);
});

it("knocks elsewhere", () => {
  void Promise.reject(new Error("knock"));
});
