import { expect, type Page } from "@playwright/test";

/**
 * Waits for the newest email with this subject, and optionally this recipient, in the demo's mailbox. Returns its
 * HTML.
 */
export async function fetchEmailBody(page: Page, subject: string | RegExp): Promise<string> {
  const wanted = page
    .getByRole("navigation", { name: "Emails" })
    .getByRole("link", { name: subject })
    .first();
  await expect(async () => {
    await page.goto("/demo/mailbox");
    await expect(wanted).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const id = new URL((await wanted.getAttribute("href")) ?? "", page.url()).searchParams.get("mail");
  return (await page.request.get(`/demo/mailbox/${id}/body`)).text();
}

/** The subject of the invitation to this address. The mailbox may hold several invitations. */
export function matchInvitationSubject(email: string): RegExp {
  return new RegExp(`invited you to the .*${email}`);
}

/** Reads the newest email with this subject. */
export async function readNewestEmail(page: Page, subject: string | RegExp) {
  const body = await fetchEmailBody(page, subject);
  const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return {
    code: /\b\d{4} \d{4}\b/.exec(body)?.[0] ?? "",
    /** The URL of the link below this path. */
    linkTo: (path: string): string => {
      const link = links.find((href) => new URL(href, page.url()).pathname.startsWith(path));
      if (!link) throw new Error(`no link to ${path} in ${links.join(" ")}`);
      return link;
    },
  };
}
