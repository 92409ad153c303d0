import { describe, expect, it } from "vitest";
import { Presence } from "../src/live/presence";

const editor = { id: "local-editor", name: "Local Editor", role: "administrator" } as const;
const sales = { id: "local-sales", name: "Local Sales", role: "sales" } as const;

/** A Studio that listens to the presence of others. */
function studio(presence: Presence, who: typeof editor | typeof sales) {
  const events: unknown[] = [];
  const { hear, leave } = presence.join(who, (message) => {
    const { method, params } = JSON.parse(message);
    if (method === "presence_subscription") events.push(params.result);
  });
  const say = (method: string, params?: object) =>
    hear(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
  say("presence_subscribe");
  return { heard: events, say, leave };
}

const onTheTitle = [{ type: "document", documentId: "page-home", path: ["title"] }];

describe("presence of Studio users", () => {
  it("sends user and field to the other Studios under the signed-in identity", () => {
    const presence = new Presence();
    const [ed, sal] = [studio(presence, editor), studio(presence, sales)];
    ed.say("presence_announce", { data: { sessionId: "s1", locations: onTheTitle } });
    expect(sal.heard).toEqual([
      { type: "state", i: "local-editor", m: { sessionId: "s1", locations: onTheTitle } },
    ]);
    expect(ed.heard).toEqual([]);
  });

  it("requests the state of the other Studios", () => {
    const presence = new Presence();
    const [ed, sal] = [studio(presence, editor), studio(presence, sales)];
    sal.say("presence_rollcall", { session: "s2" });
    expect(ed.heard).toEqual([{ type: "rollCall", i: "local-sales", session: "s2" }]);
  });

  it("sends one disconnect event, also when the window was closed", () => {
    const presence = new Presence();
    const [ed, sal] = [studio(presence, editor), studio(presence, sales)];
    ed.say("presence_announce", { data: { sessionId: "s1", locations: [] } });
    ed.leave();
    ed.leave();
    expect(sal.heard.slice(1)).toEqual([{ type: "disconnect", i: "local-editor", m: { session: "s1" } }]);
  });

  it("ignores malformed messages and sessions of other users", () => {
    const presence = new Presence();
    const [ed, sal] = [studio(presence, editor), studio(presence, sales)];
    ed.say("presence_announce", { data: { sessionId: "s1", locations: [] } });
    sal.say("presence_disconnect", { session: "s1" });
    sal.say("presence_announce", { data: { sessionId: "x".repeat(101), locations: [] } });
    sal.say("presence_announce", { data: { sessionId: "s2" } });
    sal.say("presence_announce", {
      data: { sessionId: "s2", locations: Array(51).fill({ type: "document" }) },
    });
    expect(ed.heard).toEqual([]);
  });

  it("sends nothing after an unsubscribe", () => {
    const presence = new Presence();
    const sal = studio(presence, sales);
    const events: string[] = [];
    const ed = presence.join(editor, (message) => events.push(message));
    ed.hear(JSON.stringify({ id: 1, method: "presence_subscribe" }));
    const subscriptionId = JSON.parse(events[0] ?? "").result;
    ed.hear(JSON.stringify({ id: 2, method: "presence_unsubscribe", params: { subscriptionId } }));
    sal.say("presence_rollcall", { session: "s2" });
    expect(events).toHaveLength(2);
  });
});
