import { createHmac, timingSafeEqual } from "node:crypto";
import { tryParseJson } from "@stile-and-rail/http/json";
import type { Log } from "~/kernel/log";
import { type ContentAddress, createSanityClient, type PublishSource } from "./sanity-client.server";

export type HostedPublishEvents = {
  /** Events of published documents, from Sanity's listener and webhook. `createContent` subscribes to them. */
  readonly published: PublishSource;
  /** Handles a webhook request; false when its signature is invalid. */
  readonly receiveWebhook: (body: string, signature: string | undefined, now: Date) => boolean;
  readonly close: () => void;
};

/** Sanity repeats a failed request for half an hour with the original timestamp. */
const webhookAgeMs = 60 * 60 * 1000;

/**
 * Creates publish events for hosted Sanity from a listener, and from the webhook while the listener is
 * disconnected. Every new connection counts as a change of all documents.
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

/** Creates events for every edit of a hosted project, including drafts, for previews. */
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
  const [, timestamp = "", receivedSignature = ""] = match ?? [];
  if (!match || Math.abs(now.getTime() - Number(timestamp)) > webhookAgeMs) return false;
  const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest();
  const received = Buffer.from(receivedSignature, "base64url");
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function parseDocumentIds(body: string): readonly string[] {
  const document = tryParseJson(body);
  const hasId = typeof document === "object" && document !== null && "_id" in document;
  return hasId && typeof document._id === "string" ? [document._id] : [];
}
