import { randomBytes } from "node:crypto";
import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import type { Identity } from "../session/identity";

const word = z.string().max(100);
const requestShape = z.object({
  id: z.unknown(),
  method: z.string(),
  params: z.looseObject({}).optional(),
});
const rollCallShape = z.object({ session: word });
const stateShape = z.object({
  data: z.object({ sessionId: word, locations: z.array(z.looseObject({ type: word })).max(50) }),
});
const leaveShape = z.object({ subscriptionId: word });

type PresenceEvent =
  | { readonly type: "rollCall"; readonly i: string; readonly session: string }
  | { readonly type: "state"; readonly i: string; readonly m: z.infer<typeof stateShape>["data"] }
  | { readonly type: "disconnect"; readonly i: string; readonly m: { readonly session: string } };

type Participant = {
  readonly identity: Identity;
  readonly send: (message: string) => void;
  readonly subscriptions: Set<string>;
  readonly sessions: Set<string>;
};

/**
 * Relays presence (users and their current fields) among open Studios, under the signed-in identity. The protocol is
 * Sanity's (@sanity/bifur-client).
 */
export class Presence {
  readonly #guests = new Set<Participant>();

  /** Adds a Studio; returns a function for its messages and one for its disconnect. */
  join(identity: Identity, send: Participant["send"]) {
    const guest: Participant = { identity, send, subscriptions: new Set(), sessions: new Set() };
    this.#guests.add(guest);
    return {
      hear: (message: string) => {
        const request = requestShape.safeParse(tryParseJson(message));
        if (!request.success) return;
        const { id, method, params } = request.data;
        send(JSON.stringify({ jsonrpc: "2.0", id, result: this.#answer(guest, method, params) }));
      },
      leave: () => {
        this.#guests.delete(guest);
        for (const session of guest.sessions) this.#tellGone(guest, session);
      },
    };
  }

  #answer(guest: Participant, method: string, params: unknown): string | true {
    switch (method) {
      case "presence_subscribe": {
        const subscription = randomBytes(8).toString("hex");
        guest.subscriptions.add(subscription);
        return subscription;
      }
      case "presence_unsubscribe": {
        const left = leaveShape.safeParse(params);
        if (left.success) guest.subscriptions.delete(left.data.subscriptionId);
        return true;
      }
      case "presence_rollcall": {
        const rollCall = rollCallShape.safeParse(params);
        if (rollCall.success)
          this.#tell(guest, { type: "rollCall", i: guest.identity.id, session: rollCall.data.session });
        return true;
      }
      case "presence_announce": {
        const state = stateShape.safeParse(params);
        if (!state.success) return true;
        guest.sessions.add(state.data.data.sessionId);
        this.#tell(guest, { type: "state", i: guest.identity.id, m: state.data.data });
        return true;
      }
      case "presence_disconnect": {
        const departure = rollCallShape.safeParse(params);
        if (departure.success) this.#tellGone(guest, departure.data.session);
        return true;
      }
      default:
        // Heartbeats and unknown methods get a positive response, so that newer Studios keep working.
        return true;
    }
  }

  #tellGone(guest: Participant, session: string): void {
    // A Studio may only end its own sessions.
    if (!guest.sessions.delete(session)) return;
    this.#tell(guest, { type: "disconnect", i: guest.identity.id, m: { session } });
  }

  #tell(from: Participant, result: PresenceEvent): void {
    for (const guest of this.#guests) {
      if (guest === from) continue;
      for (const subscription of guest.subscriptions)
        guest.send(
          JSON.stringify({
            jsonrpc: "2.0",
            method: "presence_subscription",
            params: { subscription, result },
          }),
        );
    }
  }
}
