import { describe, expect, it } from "vitest";
import { emailSite } from "#tests/support/shop/email-site";
import { createInvitationEmail } from "~/domains/team/emails/create-team-email";
import { teamFailureStatus, teamFailureTexts } from "~/domains/team/team.failures";

describe("rejected change of the team", () => {
  it.each([
    ["already-member", 409, "This email address already belongs to a team member."],
    ["no-such-member", 404, "This person is no longer on the team."],
    ["has-joined", 409, "This person has already joined and doesn't need an invitation."],
    ["last-administrator", 409, "The shop needs an administrator: make someone else one first."],
  ] as const)(
    "answers a rejected change of the team with a status and a message: %s",
    (code, status, text) => {
      expect([teamFailureStatus[code], teamFailureTexts[code]]).toEqual([status, text]);
    },
  );
});

describe("invitation email", () => {
  const site = emailSite;
  const invite = (role: "administrator" | "editor" | "sales") =>
    createInvitationEmail({
      site,
      link: "https://shop.example/in",
      member: { name: "Grace", role, invitedBy: "Ada" },
    });

  it("names the inviter, the role and the validity in an invitation email", () => {
    expect(invite("editor")).toEqual({
      site,
      subject: "Ada invited you to the Stile & Rail Studio",
      heading: "Welcome, Grace",
      intro:
        "Ada invited you to the Stile & Rail Studio as an editor: pages, styles, pictures and text. This link works once, for 7 days.",
      button: "Open the Studio",
      link: "https://shop.example/in",
      code: null,
      outro:
        "There's no password: from then on you sign in with a link or code that we email you. If you don't know Stile & Rail, you can ignore this email.",
    });
    expect(invite("administrator").intro).toContain(
      " as an administrator: pages, quotes, orders, payments and team members. ",
    );
    expect(invite("sales").intro).toContain(
      " as sales: quotes, orders, payments, messages from visitors and estimator prices. ",
    );
  });
});
