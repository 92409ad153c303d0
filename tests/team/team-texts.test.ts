import { describe, expect, it } from "vitest";
import { emailSite } from "#tests/support/shop/email-site";
import { createInvitationEmail } from "~/domains/team/emails/create-team-email";
import { teamFailureStatus, teamFailureTexts } from "~/domains/team/team.failures";

describe("rejected change of the team", () => {
  it.each([
    ["already-member", 409, "This mailbox belongs to one of the staff already."],
    ["no-such-member", 404, "There is nobody of the staff by this name any more."],
    ["has-joined", 409, "This person has joined already and needs no invitation."],
    ["last-administrator", 409, "The shop needs one administrator: make somebody else one first."],
  ] as const)("shows the message: %s", (code, status, text) => {
    expect([teamFailureStatus[code], teamFailureTexts[code]]).toEqual([status, text]);
  });
});

describe("invitation email", () => {
  const site = emailSite;
  const invite = (role: "administrator" | "editor" | "sales") =>
    createInvitationEmail({
      site,
      link: "https://shop.example/in",
      member: { name: "Grace", role, invitedBy: "Ada" },
    });

  it("names the inviter, the role and its validity", () => {
    expect(invite("editor")).toEqual({
      site,
      subject: "Ada invites you to the Studio of Stile & Rail",
      heading: "Welcome, Grace",
      intro:
        "Ada invites you to the Studio of Stile & Rail as an editor: pages, styles, pictures and texts. This link works once, for 7 days.",
      button: "Open the Studio",
      link: "https://shop.example/in",
      code: null,
      outro:
        "There is no password: later you sign in by a link or code that is mailed to you. If you do not know Stile & Rail, you can ignore this mail.",
    });
    expect(invite("administrator").intro).toContain(
      " as an administrator: pages, quotes, orders, payments, and who works here. ",
    );
    expect(invite("sales").intro).toContain(" as sales: quotes, orders, payments and what visitors send. ");
  });
});
