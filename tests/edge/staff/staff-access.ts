import type { StaffRole } from "~/edge/routing/staff-route";

const everybody: readonly StaffRole[] = ["administrator", "editor", "sales"];
const money: readonly StaffRole[] = ["administrator", "sales"];

/**
 * The roles with access to each staff endpoint. The table is independent of the site map, and the test compares both.
 */
export const staffAccess: Readonly<Record<string, readonly StaffRole[]>> = {
  "GET /desk/quotes": money,
  "POST /desk/quotes": money,
  "GET /desk/quotes/:id": money,
  "POST /desk/quotes/:id": money,
  "GET /desk/orders": money,
  "GET /desk/orders/:id": money,
  "POST /desk/orders/:id": money,
  "GET /desk/payments": money,
  "GET /desk/payments/:file": money,
  "POST /desk/price-books": money,
  "GET /desk/price-books/:id": money,
  "GET /desk/catalog": money,
  "GET /desk/submissions/:id": money,
  "GET /payment-reviews": money,
  "GET /payment-reviews/:id": money,
  "POST /payment-reviews/:id": money,
  "GET /payment-reviews/disputes/:id": money,
  "POST /payment-reviews/disputes/:id": money,
  "GET /inbox": everybody,
  "GET /inbox/:id": everybody,
  "POST /inbox/:id": everybody,
  "GET /inbox/files/:id": everybody,
  "GET /staff-accounts": ["administrator"],
  "POST /staff-accounts": ["administrator"],
  "POST /staff-accounts/sessions/:id": ["administrator"],
};
