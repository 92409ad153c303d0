import type { LoaderFunctionArgs } from "@remix-run/node";
import { readEmailBody } from "~/domains/email/mailbox/read-mailbox.server";
import { requireDemo } from "~/edge/guards/demo-guard.server";

/** The HTML of an email for the mailbox's frame, without scripts and forms. Links open outside the frame. */
export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  requireDemo(services.env);
  const html = await readEmailBody(services.db, params.mailId ?? "");
  if (html === null) return new Response("Not found", { status: 404 });
  return new Response(html.replace("<head>", '<head>\n<base target="_blank">'), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; img-src 'self' data: https:; style-src 'unsafe-inline'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    },
  });
}
