import { expect, test } from "@playwright/test";

test.describe("a drawer", () => {
  test("opens", () => expect(1).toBe(1));
  test("closes at the second push", () => expect(test.info().retry).toBe(1));
  test("never closes", () => expect("open").toBe("closed"));
  test.skip("sings", () => undefined);
});
