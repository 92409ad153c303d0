import type { Control } from "./control.ts";

/** Controls a sandbox in another process, for browser tests. */
export function createControlClient(sandboxUrl: string, token: string): Control {
  const order = async <T>(body: Record<string, unknown>): Promise<T> => {
    const answer = await fetch(new URL("/control", sandboxUrl), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`sandbox control answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    ledger: () => order({ do: "ledger" }),
    requests: () => order({ do: "requests" }),
    events: () => order({ do: "events" }),
    deliveries: () => order({ do: "deliveries" }),
    fault: (fault) => order({ do: "fault", ...fault }),
    clearFaults: () => order({ do: "clearFaults" }),
    holdWebhooks: () => order({ do: "holdWebhooks" }),
    releaseWebhooks: (sequence) => order({ do: "releaseWebhooks", order: sequence }),
    resendEvent: (event, times) => order({ do: "resendEvent", event, times }),
    settleLater: (intent) => order({ do: "settleLater", intent }),
    reprice: (intent, amount) => order({ do: "reprice", intent, amount }),
    settle: (intent, verdict) => order({ do: "settle", intent, verdict }),
    decide: (transaction, verdict) => order({ do: "decide", transaction, verdict }),
    takeBack: (charge, amount) => order({ do: "takeBack", charge, amount }),
    openDispute: (charge, dispute) => order({ do: "openDispute", charge, ...dispute }),
    moveDispute: (dispute, to) => order({ do: "moveDispute", dispute, to }),
    announce: (type, charge) => order({ do: "announce", type, charge }),
    settleBatch: () => order({ do: "settleBatch" }),
  };
}
