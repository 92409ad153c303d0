import { describe, expect, it } from "vitest";
import { expectedTransitions } from "#tests/support/orders/expected-transitions";
import {
  findTransition,
  listStatusActions,
  statusActions,
  transitionRefusals,
  transitionRefusalTexts,
} from "~/domains/orders/order-transitions";
import { orderStatuses, reachableOrderStatuses } from "~/kernel/statuses/statuses";

const cells = orderStatuses.flatMap((status) =>
  statusActions.map((action) => [action, status, expectedTransitions[status][action] ?? null] as const),
);

describe("the status transitions of staff", () => {
  it.each(cells)("%s of an order that is %s leads to %s", (action, status, target) => {
    expect(findTransition(action, status)).toBe(target);
  });

  it.each(orderStatuses)("lists the actions that an order that is %s allows", (status) => {
    expect(listStatusActions(status).toSorted()).toEqual(Object.keys(expectedTransitions[status]).toSorted());
  });

  it("refuses each action with its code and message", () => {
    expect(
      statusActions.map((action) => [action, transitionRefusalTexts[transitionRefusals[action]]]),
    ).toEqual([
      ["process", "Only an ordered order can be marked as processing."],
      ["ship", "Only an order that is ordered, in preparation or shipped can be shipped."],
      ["complete", "Only an order that is ordered, in preparation or shipped can be completed."],
      ["hold", "Only an order that has not been shipped or ended can be put on hold."],
      ["resume", "This order isn't on hold."],
      ["cancel", "Only an order that has not been shipped or ended can be canceled."],
      ["report-fraud", "An order that was shipped or ended can't be marked as fraud."],
      ["close", "Only a shipped, completed or canceled order can be closed."],
      ["reopen", "Only a completed, canceled or closed order can be reopened."],
    ]);
  });

  it("leaves every status", () => {
    expect(orderStatuses.filter((status) => listStatusActions(status).length === 0)).toEqual([]);
  });

  it("reaches every status of the staff filter by a payment or an action", () => {
    const byPayment = ["pending", "pending_payment", "ordered"];
    const byAction = new Set(cells.map(([, , target]) => target));
    expect(
      reachableOrderStatuses.filter((status) => !byPayment.includes(status) && !byAction.has(status)),
    ).toEqual([]);
  });
});
