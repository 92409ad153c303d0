import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { disputeDecisionSchema } from "~/domains/settlement/disputes/dispute.schema";
import { readDisputeReview, readDisputeReviews } from "~/domains/settlement/disputes/read-disputes.server";
import { resolveDispute } from "~/domains/settlement/disputes/resolve-dispute.server";
import {
  countReviews,
  readPaymentReview,
  readPaymentReviews,
} from "~/domains/settlement/review/read-reviews.server";
import { type ReviewFailure, resolveReview } from "~/domains/settlement/review/resolve-review.server";
import { reviewDecisionSchema } from "~/domains/settlement/review/review.schema";
import type { SettleServices } from "~/domains/settlement/settlement";
import { paths } from "~/kernel/paths";
import { getPath, sendJson } from "../http/handler";
import type { Mount } from "../http/mount";
import { createStaffMount, type ResolveStaff, readStaffJson } from "./staff-mount";

const decisionBytes = 16 * 1024;
const id = z.uuid();
const disputesFolder = "disputes/";
const notFound = { message: "Not found" };
const notUnderstood = { message: "We couldn't understand that decision." };

/** /payment-reviews: payments that need a decision, for staff who may see money. */
export function createPaymentReviewsMount(services: SettleServices, staffOf: ResolveStaff): Mount {
  return createStaffMount(paths.paymentReviews, staffOf, (request, response, staff) =>
    answer(services, request, response, staff.name),
  );
}

async function answer(
  services: SettleServices,
  request: IncomingMessage,
  response: ServerResponse,
  author: string,
): Promise<void> {
  const name = getPath(request).slice(paths.paymentReviews.length + 1);
  const isRead = request.method === "GET";
  if (isRead && !name) return sendJson(response, 200, await readReviewList(services));
  if (name.startsWith(disputesFolder)) {
    const disputeId = id.safeParse(name.slice(disputesFolder.length));
    if (!disputeId.success) return sendJson(response, 404, notFound);
    return answerDispute(services, request, response, { id: disputeId.data, author });
  }
  const reviewId = id.safeParse(name);
  if (!reviewId.success) return sendJson(response, 404, notFound);
  if (request.method === "POST") return decide(services, request, response, reviewId.data, author);
  const review = isRead ? await readPaymentReview(services, reviewId.data) : null;
  return review ? sendJson(response, 200, review) : sendJson(response, 404, notFound);
}

/** Returns the oldest payments in review, their total number, and the disputes that staff must check. */
async function readReviewList(services: SettleServices) {
  const [reviews, waiting, disputes] = await Promise.all([
    readPaymentReviews(services),
    countReviews(services),
    readDisputeReviews(services),
  ]);
  return { reviews, waiting, disputes };
}

/** Returns one dispute, or closes its review. */
async function answerDispute(
  services: SettleServices,
  request: IncomingMessage,
  response: ServerResponse,
  { id: disputeId, author }: { readonly id: string; readonly author: string },
): Promise<void> {
  const answerWithReview = async () => {
    const review = await readDisputeReview(services, disputeId);
    sendJson(response, review ? 200 : 404, review ?? notFound);
  };
  if (request.method === "GET") return answerWithReview();
  if (request.method !== "POST") return sendJson(response, 404, notFound);
  const parsedDecision = disputeDecisionSchema.safeParse(await readStaffJson(request, decisionBytes));
  if (!parsedDecision.success) return sendJson(response, 400, notUnderstood);
  const result = await resolveDispute(services, disputeId, parsedDecision.data, author);
  if (result.ok) return answerWithReview();
  sendJson(response, failureStatus[result.failure.code], { message: getFailureMessage(result.failure) });
}

async function decide(
  services: SettleServices,
  request: IncomingMessage,
  response: ServerResponse,
  reviewId: string,
  author: string,
): Promise<void> {
  const parsedDecision = reviewDecisionSchema.safeParse(await readStaffJson(request, decisionBytes));
  if (!parsedDecision.success) return sendJson(response, 400, notUnderstood);
  const result = await resolveReview(services, reviewId, parsedDecision.data, author);
  if (result.ok) return sendJson(response, 200, await readPaymentReview(services, reviewId));
  return sendJson(response, failureStatus[result.failure.code], {
    message: getFailureMessage(result.failure),
  });
}

const failureStatus = {
  "not-found": 404,
  "not-possible": 409,
  "provider-failed": 502,
} as const satisfies Record<ReviewFailure["code"], number>;

function getFailureMessage(failure: ReviewFailure): string {
  switch (failure.code) {
    case "not-found":
      return "This payment doesn't exist.";
    case "not-possible":
      return "That's no longer possible. Please reload the list.";
    case "provider-failed":
      return `The payment provider declined: ${failure.message}`;
  }
}
