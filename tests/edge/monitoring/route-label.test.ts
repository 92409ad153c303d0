import { expect, it } from "vitest";
import { toRouteLabel } from "~/edge/monitoring/route-label.server";

it.each([
  ["/", "/"],
  ["/products/kitchen-cabinets/jsi-cabinetry/trnv", "/products/kitchen-cabinets/:brandSlug/:styleName"],
  ["/products/kitchen-cabinets/jsi-cabinetry", "/products/kitchen-cabinets/:brandSlug"],
  ["/api/order/view/123", "/api/order/view/:id"],
  ["/lake/v2025-02-19/data/query/production", "/lake"],
  ["/my-account/order/view/123", "/my-account/order/view/:id"],
  ["/assets/entry.client-1a2b3c.js", "/assets"],
  ["/favicon.svg", "file"],
  ["/about-our-doors", "/*"],
])("labels %s as %s in metrics, so that no label holds data of a visitor", (path, label) => {
  expect(toRouteLabel(path)).toBe(label);
});
