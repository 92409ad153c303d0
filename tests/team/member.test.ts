import { expect, it } from "vitest";
import { isActive } from "~/domains/team/member";

const day = new Date("2026-03-02T12:00:00Z");

it("a member may sign in who has joined and was not removed", () => {
  expect([
    isActive({ joinedAt: day, removedAt: null }),
    isActive({ joinedAt: null, removedAt: null }),
    isActive({ joinedAt: day, removedAt: day }),
    isActive({ joinedAt: null, removedAt: day }),
  ]).toEqual([true, false, false, false]);
});
