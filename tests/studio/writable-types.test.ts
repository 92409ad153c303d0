import { describe, expect, it } from "vitest";
import { listWritableTypes } from "../../studio/structure/writable-types";

const userWith = (...names: string[]) => ({ roles: names.map((name) => ({ name, title: name })) });

describe("document types that a user can write", () => {
  it("lets sales write price books, and editors and administrators all types", () => {
    expect(listWritableTypes(userWith("sales"))).toEqual(["priceBook"]);
    expect(listWritableTypes(userWith("editor"))).toBeUndefined();
    expect(listWritableTypes(userWith("administrator"))).toBeUndefined();
  });

  it("lets a member of a hosted project who is in sales and an editor write all types", () => {
    expect(listWritableTypes(userWith("sales", "editor"))).toBeUndefined();
  });

  it("limits no document types before the user is known", () => {
    expect(listWritableTypes(null)).toBeUndefined();
  });
});
