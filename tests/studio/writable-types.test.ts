import { describe, expect, it } from "vitest";
import { listWritableTypes } from "../../studio/structure/writable-types";

const userWith = (...names: string[]) => ({ roles: names.map((name) => ({ name, title: name })) });

describe("document types that a user can write", () => {
  it("are price books for sales, and all types for editors and administrators", () => {
    expect(listWritableTypes(userWith("sales"))).toEqual(["priceBook"]);
    expect(listWritableTypes(userWith("editor"))).toBeUndefined();
    expect(listWritableTypes(userWith("administrator"))).toBeUndefined();
  });

  it("are all types for a member of a hosted project who is in sales and an editor", () => {
    expect(listWritableTypes(userWith("sales", "editor"))).toBeUndefined();
  });

  it("are not limited before the user is known", () => {
    expect(listWritableTypes(null)).toBeUndefined();
  });
});
