import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStaffServer } from "#tests/support/team/staff-server";
import { validatorMessages } from "../support/validator-messages";

let staffServer: Awaited<ReturnType<typeof startStaffServer>>;
let administrator = "";
beforeAll(async () => {
  staffServer = await startStaffServer();
  administrator = await staffServer.administrator();
});
afterAll(() => staffServer.close());

const wrongTyped = { name: {}, email: 5, role: "owner", id: 7, isDemanded: "yes" };
const actions = [
  "invite",
  "invite-again",
  "role",
  "remove",
  "reset-second-factor",
  "demand-second-factor",
  "x",
];

describe("the staff page of the Studio", () => {
  it.each(actions)("rejects a malformed team action %s with the shop's own messages", async (action) => {
    for (const fields of [{}, wrongTyped, { ...wrongTyped, name: "", email: "", role: "" }]) {
      const answer = await staffServer.team(administrator, { action, ...fields });
      expect(await answer.text()).not.toMatch(validatorMessages);
      expect(answer.status).toBe(422);
    }
  });

  it("reports the missing field of an invitation", async () => {
    const answer = await staffServer.team(administrator, { action: "invite", email: "rosa@shop.example" });
    expect(await answer.json()).toEqual({ message: "This field is required" });
  });

  it.each(["[]", "null", '"text"', "{"])("rejects the body %s with the shop's own messages", async (body) => {
    const answer = await staffServer.team(administrator, { toJSON: () => body });
    expect(await answer.text()).not.toMatch(validatorMessages);
    expect(answer.status).toBe(422);
  });

  it("ends no session when the session id is unknown", async () => {
    const answer = await staffServer.team(administrator, {}, "/sessions/%zz");
    expect(answer.status).toBe(200);
    expect((await answer.json()).sessions).toHaveLength(1);
  });
});
