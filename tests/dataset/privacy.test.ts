import { documents } from "@stile-and-rail/demo-content";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { consentCookie } from "~/domains/consent/consent";
import { type Period, retention } from "~/kernel/time/retention";
import { objectsIn, textsIn } from "./walk";

const policy = documents.find(({ _id }) => _id === "page-privacy-policy");
const tableShape = z.object({
  caption: z.literal("Kinds of data"),
  rows: z.array(z.object({ cells: z.tuple([z.string(), z.string(), z.string()]) })),
});
const rows = objectsIn(policy)
  .map((found) => tableShape.safeParse(found).data)
  .find((table) => table !== undefined)
  ?.rows.map(({ cells }) => cells);
const expectedText = textsIn(policy).map(({ text }) => text);

const numbers: Readonly<Record<number, string>> = { 2: "two", 7: "seven", 30: "thirty", 90: "ninety" };
const formatPeriod = (period: Period) =>
  "years" in period ? `${numbers[period.years]} years` : `${numbers[period.days]} days`;

describe("privacy policy", () => {
  it("states the retention period of every kind of data", () => {
    expect(rows?.map(([data, , howLong]) => `${data.split(":")[0]}: ${howLong}`)).toEqual([
      "Orders: Seven years after the last change, then the amounts only",
      "Orders that were never paid: Two years after the last change, then the amounts only",
      "Payments: Seven years after the last change, then method and amount only",
      "Quotes: Two years after the last change; seven if it became an order",
      "Messages, claims and plans: Two years after the last change",
      "Multi-step forms you started but didn't finish: Ninety days after the last change",
      "Estimates you had emailed to you: Two years",
      "Emails from us: Two years",
      "Accounts: Until you delete the account",
      "Sign-ins: Thirty days",
      "Newsletter: Until you unsubscribe, plus thirty days in which you can come back",
      "Newsletter, requested but not confirmed: Thirty days",
      "Server logs: Ninety days",
    ]);
  });

  it.each([
    ["Orders: name", [retention.orders]],
    ["Orders that were never paid", [retention.unpaidOrders]],
    ["Payments", [retention.payments]],
    ["Quotes", [retention.quotes, retention.orders]],
    ["Messages, claims and plans", [retention.messages]],
    ["Multi-step forms", [retention.begunForms]],
    ["Estimates", [retention.estimates]],
    ["Emails from us", [retention.mails]],
    ["Sign-ins", [retention.sessions]],
    ["Newsletter: email", [retention.newsletter]],
    ["Newsletter, requested", [retention.newsletter]],
  ])("names the configured retention periods of: %s", (data, periods) => {
    const howLong = rows?.find(([kind]) => kind.startsWith(data))?.[2].toLowerCase() ?? "";
    const first = periods.map((period) => formatPeriod(period).split(" ")[0]);
    expect(howLong.match(/\b(two|seven|thirty|ninety)\b/g)).toEqual(first);
    expect(howLong).toContain(periods[0] ? formatPeriod(periods[0]) : "nothing");
  });

  it("covers every configured retention period", () => {
    expect(Object.keys(retention)).toEqual([
      ...["orders", "unpaidOrders", "payments", "quotes", "estimates", "messages", "begunForms"],
      ...["mails", "sessions", "newsletter"],
    ]);
  });

  it("states how long the cookie choice and the sample list are stored", () => {
    expect(expectedText.join(" ")).toContain(`stored for ${consentCookie.days} days`);
    expect(consentCookie.days).toBe(180);
    expect(expectedText.join(" ")).toContain("kept in your browser for up to 24 hours");
  });

  it("states that multi-step forms are sent step by step, and its last change", () => {
    expect(expectedText.join(" ")).toContain("A multi-step form reaches us step by step");
    expect(expectedText.join(" ")).toContain("On November 25, 2026 we added how long");
  });
});
