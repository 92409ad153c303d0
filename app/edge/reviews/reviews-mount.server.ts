import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { countReviews, readReview, readReviews } from "~/domains/settlement/review/read-reviews.server";
import { type ReviewFailure, resolveReview } from "~/domains/settlement/review/resolve-review.server";
import { reviewDecisionShape } from "~/domains/settlement/review/review.schema";
import type { SettleServices } from "~/domains/settlement/settlement";
import { paths } from "~/kernel/paths";
import { pathOf, sendJson } from "../http/handler";
import type { Mount } from "../http/mount";
import { type StaffOf, staffJson, staffMount } from "../http/staff";

const decisionBytes = 16 * 1024;
const id = z.uuid();

/** /payment-reviews: payments a person has to look at, for staff who see money. */
export function reviewsMount(services: SettleServices, staffOf: StaffOf): Mount {
  return staffMount(paths.paymentReviews, staffOf, (request, response, staff) =>
    answer(services, request, response, staff.name),
  );
}

async function answer(
  services: SettleServices,
  request: IncomingMessage,
  response: ServerResponse,
  author: string,
): Promise<void> {
  const name = pathOf(request).slice(paths.paymentReviews.length + 1);
  const isRead = request.method === "GET";
  if (isRead && !name) return sendJson(response, 200, await listOf(services));
  const reviewId = id.safeParse(name);
  if (!reviewId.success) return sendJson(response, 404, { message: "Not found" });
  if (request.method === "POST") return decide(services, request, response, reviewId.data, author);
  const review = isRead ? await readReview(services, reviewId.data) : null;
  return review ? sendJson(response, 200, review) : sendJson(response, 404, { message: "Not found" });
}

/** The oldest, and how many there are in all. */
async function listOf(services: SettleServices) {
  const [reviews, waiting] = await Promise.all([readReviews(services), countReviews(services)]);
  return { reviews, waiting };
}

async function decide(
  services: SettleServices,
  request: IncomingMessage,
  response: ServerResponse,
  reviewId: string,
  author: string,
): Promise<void> {
  const asked = reviewDecisionShape.safeParse(await staffJson(request, decisionBytes));
  if (!asked.success) return sendJson(response, 400, { message: "The decision is not understood." });
  const done = await resolveReview(services, reviewId, asked.data, author);
  if (done.ok) return sendJson(response, 200, await readReview(services, reviewId));
  return sendJson(response, failureStatus[done.failure.code], { message: messageOf(done.failure) });
}

const failureStatus = {
  "not-found": 404,
  "not-possible": 409,
  "provider-failed": 502,
} as const satisfies Record<ReviewFailure["code"], number>;

function messageOf(failure: ReviewFailure): string {
  switch (failure.code) {
    case "not-found":
      return "There is no such payment.";
    case "not-possible":
      return "That is not possible any more. Please load the list again.";
    case "provider-failed":
      return `The payment provider did not do it: ${failure.message}`;
  }
}
