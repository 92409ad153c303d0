import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { trackWrites } from "#tests/support/browser/studio";
import { matchInvitationSubject, readNewestEmail } from "../../pages/mailbox-page";
import { expect } from "./editor-fixtures";

type OtherBrowserOptions = { readonly baseURL: string; readonly height?: number };

/** Opens a page in a separate browser context, with a cookie choice and without a session. */
export async function openOtherBrowser(
  browser: Browser,
  { baseURL, height = 900 }: OtherBrowserOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: "en-US",
    viewport: { width: 1440, height },
  });
  await context.addCookies([{ name: "cookie_consent", value: "rejected", url: baseURL }]);
  return context.newPage();
}

const team = z.object({ members: z.array(z.looseObject({ id: z.string(), email: z.string() })) });

/** Invites an editor, and signs them in by the emailed link in a separate browser context. */
export async function inviteEditor(page: Page, browser: Browser, { name, baseURL }: InvitationOptions) {
  // A new address each time: the mailbox may still hold an earlier invitation, whose link no longer works.
  const email = `${name.toLowerCase().replaceAll(" ", ".")}.${randomUUID().slice(0, 8)}@shop.example`;
  const change = async (data: object) => {
    const answer = await page.request.post("/staff-accounts", { headers: { origin: baseURL }, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return team.parse(await answer.json()).members;
  };
  const members = await change({ action: "invite", name, email, role: "editor" });
  const theirs = await openOtherBrowser(browser, { baseURL, height: 2400 });
  trackWrites(theirs);
  const invitation = await readNewestEmail(theirs, matchInvitationSubject(email));
  await theirs.goto(invitation.linkTo("/lake/auth/link"));
  await theirs.getByRole("button", { name: `Sign in as ${name}` }).click();
  await theirs.waitForURL(/\/studio/);
  return {
    page: theirs,
    email,
    /** Closes their browser and removes them from the staff, because other tests count its members. */
    leave: async () => {
      await theirs.context().close();
      const id = members.find((member) => member.email === email)?.id;
      await change({ action: "remove", id });
    },
  };
}

type InvitationOptions = { readonly name: string; readonly baseURL: string };
