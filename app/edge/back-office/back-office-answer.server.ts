import { readPaymentPage } from "~/domains/back-office/read-order-details.server";
import { paymentQuerySchema } from "~/domains/orders/back-office/order-query";
import { exportPayments } from "~/domains/orders/back-office/read-orders.server";
import { prefillQuoteFromSubmission } from "~/domains/quotes/back-office/prefill-from-submission.server";
import type { Services } from "../services/services.server";
import type { Staff } from "../staff/staff-mount";
import {
  type BackOfficeReply,
  type BackOfficeRequest,
  notFound,
  type Section,
  toBodyOrNotFoundReply,
} from "./back-office-reply.server";
import { pickFromCatalog } from "./catalog-picks.server";
import { handleOrderRequest } from "./orders-section.server";
import { handlePriceBookRequest } from "./price-books-section.server";
import { handleQuoteRequest } from "./quotes-section.server";

const sections: Readonly<Record<string, Section>> = {
  quotes: handleQuoteRequest,
  orders: handleOrderRequest,
  payments: async ({ db }, _staff, id, { method, query }) => {
    if (method !== "GET") return notFound;
    const parsedQuery = paymentQuerySchema.parse(query);
    if (!id) return toBodyOrNotFoundReply(await readPaymentPage(db, parsedQuery));
    return id === "export.csv"
      ? { csv: await exportPayments(db, parsedQuery), name: "payments.csv" }
      : notFound;
  },
  "price-books": handlePriceBookRequest,
  catalog: async (services, _staff, id, { method, query }) =>
    method === "GET" && !id
      ? toBodyOrNotFoundReply({ picks: await pickFromCatalog(services, query.search ?? "") })
      : notFound,
  submissions: async (services, _staff, id, { method }) =>
    method === "GET" && id ? toBodyOrNotFoundReply(await prefillQuoteFromSubmission(services, id)) : notFound,
};

/** Answers one request of a staff member. The caller has already checked the role. */
export async function answerBackOffice(
  services: Services,
  staff: Staff,
  request: BackOfficeRequest,
): Promise<BackOfficeReply> {
  const [name = "", id, ...rest] = request.path;
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  return section && rest.length === 0 ? section(services, staff, id, request) : notFound;
}
