import { expect, it } from "vitest";
import { isActiveMember } from "~/domains/team/member";

const day = new Date("2026-03-02T12:00:00Z");

it("allows sign-in only to members who have joined and were not removed", () => {
  expect([
    isActiveMember({ joinedAt: day, removedAt: null }),
    isActiveMember({ joinedAt: null, removedAt: null }),
    isActiveMember({ joinedAt: day, removedAt: day }),
    isActiveMember({ joinedAt: null, removedAt: day }),
  ]).toEqual([true, false, false, false]);
});
