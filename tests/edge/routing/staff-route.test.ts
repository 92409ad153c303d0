import { describe, expect, it } from "vitest";
import { findStaffRoute, type StaffRoute } from "~/edge/routing/staff-route";

const read: StaffRoute = { method: "GET", path: "/desk/orders/:id", roles: ["administrator", "sales"] };
const change: StaffRoute = { method: "POST", path: "/desk/orders/:id", roles: ["administrator"] };
const list: StaffRoute = { method: "GET", path: "/desk/orders", roles: ["administrator", "sales"] };
const table = [read, change, list];

describe("findStaffRoute", () => {
  it.each([
    ["GET", "/desk/orders", list],
    ["GET", "/desk/orders/4711", read],
    ["POST", "/desk/orders/4711", change],
  ])("finds the route for %s %s", (method, path, route) => {
    expect(findStaffRoute(table, method, path)).toBe(route);
  });

  it.each([
    ["POST", "/desk/orders"],
    ["DELETE", "/desk/orders/4711"],
    ["get", "/desk/orders"],
    ["GET", "/desk"],
    ["GET", "/desk/orders/"],
    ["GET", "/desk/orders/4711/more"],
    ["GET", "/desk/quotes/4711"],
    ["GET", "/more/desk/orders"],
    ["GET", "/desk/quotes"],
    ["GET", ""],
  ])("finds no route for %s %s", (method, path) => {
    expect(findStaffRoute(table, method, path)).toBeUndefined();
  });
});
