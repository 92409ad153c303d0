import { createHmac, timingSafeEqual } from "node:crypto";
import { jsonIn } from "~/kernel/json";
import type { Log } from "~/kernel/log";
import { type ContentAddress, createSanityClient, type PublishSource } from "./sanity-client.server";

export type HostedPublishEvents = {
  /** Gives to `createContent` what Sanity's listener and webhook say. */
  readonly published: PublishSource;
  /** A webhook's request, verified by its signature; false when the signature is not ours. */
  readonly receiveWebhook: (body: string, signature: string | undefined, now: Date) => boolean;
  readonly close: () => void;
};

/** Sanity repeats an unanswered request for half an hour, with the time of the first. */
const webhookAgeMs = 60 * 60 * 1000;

/**
 * News of publishing on a hosted project: a listener over all published documents, and the webhook for the moments
 * when the listener is not connected. Whenever it connects, everything counts as changed since nobody listened.
 */
export function createHostedPublishEvents(
  address: ContentAddress,
  { webhookSecret, log }: { readonly webhookSecret: string | undefined; readonly log: Log },
): HostedPublishEvents {
  const listeners = new Set<(documentIds: readonly string[]) => void>();
  const notify = (documentIds: readonly string[]) => {
    for (const listener of listeners) listener(documentIds);
  };
  const subscription = createSanityClient(address)
    .listen(
      '*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))]',
      {},
      { events: ["welcome", "mutation", "reconnect"], includeResult: false, visibility: "query" },
    )
    .subscribe({
      next: (event) => {
        if (event.type === "mutation") notify([event.documentId]);
        if (event.type === "welcome") notify([]);
      },
      error: (error: unknown) => log.error({ error: String(error) }, "the content listener ended"),
    });
  return {
    published: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receiveWebhook: (body, signature, now) => {
      if (!webhookSecret || !isValidWebhookSignature(body, signature, webhookSecret, now)) return false;
      notify(parseDocumentIds(body));
      return true;
    },
    close: () => subscription.unsubscribe(),
  };
}

/** News of every edit on a hosted project, drafts too: for a preview. */
export function createDraftEvents(address: ContentAddress, log: Log): PublishSource {
  return (listener) => {
    const subscription = createSanityClient(address, "drafts")
      .listen("*", {}, { events: ["welcome", "mutation"], includeResult: false, visibility: "query" })
      .subscribe({
        next: (event) => {
          if (event.type === "mutation") listener([event.documentId.replace(/^drafts\./, "")]);
          if (event.type === "welcome") listener([]);
        },
        error: (error: unknown) => log.error({ error: String(error) }, "the listener of drafts ended"),
      });
    return () => subscription.unsubscribe();
  };
}

/** `sanity-webhook-signature: t=<milliseconds>,v1=<HMAC-SHA256 of "t.body", base64url>` (sanity.io/docs/webhooks). */
export function isValidWebhookSignature(
  body: string,
  signature: string | undefined,
  secret: string,
  now: Date,
): boolean {
  const match = /^t=(\d+)[, ]+v1=([\w-]+)$/.exec(signature?.trim() ?? "");
  const [, timestamp = "", given = ""] = match ?? [];
  if (!match || Math.abs(now.getTime() - Number(timestamp)) > webhookAgeMs) return false;
  const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest();
  const received = Buffer.from(given, "base64url");
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function parseDocumentIds(body: string): readonly string[] {
  const document = jsonIn(body);
  const hasId = typeof document === "object" && document !== null && "_id" in document;
  return hasId && typeof document._id === "string" ? [document._id] : [];
}
