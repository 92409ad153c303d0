import { describe, expect, it } from "vitest";
import { FairSlots } from "../src/fair-slots";

/** Slots whose tasks end on command. */
function slotsWith(limits: ConstructorParameters<typeof FairSlots>[0]) {
  const slots = new FairSlots(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (clientIp: string, name: string) =>
    slots.run(clientIp, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { slots, ask, begun: started, end };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("FairSlots", () => {
  it("runs as many tasks as allowed and starts the next when one ends", async () => {
    const { ask, begun: started, end } = slotsWith({ maxRunning: 1, maxPending: 5, maxPendingPerClient: 5 });
    const first = ask("a", "a1");
    const second = ask("b", "b1");
    await settled();
    expect(started).toEqual(["a1"]);
    await end("a1");
    expect(started).toEqual(["a1", "b1"]);
    await end("b1");
    expect(await Promise.all([first, second])).toEqual(["a1", "b1"]);
  });

  it("alternates between clients, so that a client with many tasks does not delay others", async () => {
    const { ask, begun: started, end } = slotsWith({ maxRunning: 1, maxPending: 9, maxPendingPerClient: 9 });
    const all = [ask("a", "a1"), ask("a", "a2"), ask("a", "a3"), ask("b", "b1")];
    await settled();
    for (const name of ["a1", "b1", "a2", "a3"]) await end(name);
    await Promise.all(all);
    expect(started).toEqual(["a1", "b1", "a2", "a3"]);
  });

  it("rejects a task when too many are pending, in total or for one client", async () => {
    const { ask, end } = slotsWith({ maxRunning: 1, maxPending: 3, maxPendingPerClient: 2 });
    const held = [ask("a", "a1"), ask("a", "a2")];
    expect(await ask("a", "a3")).toBe("full");
    held.push(ask("b", "b1"));
    expect(await ask("c", "c1")).toBe("full");
    await settled();
    for (const name of ["a1", "b1", "a2", "b1", "a2"]) await end(name);
    expect(await Promise.all(held)).toEqual(["a1", "a2", "b1"]);
    const later = ask("a", "a4");
    await settled();
    await end("a4");
    expect(await later).toBe("a4");
  });

  it("counts a client's remaining tasks after its first one ends", async () => {
    const { ask, end } = slotsWith({ maxRunning: 1, maxPending: 9, maxPendingPerClient: 2 });
    const held = [ask("a", "a1"), ask("a", "a2")];
    await settled();
    await end("a1");
    held.push(ask("a", "a3"));
    expect(await Promise.race([ask("a", "a4"), settled()])).toBe("full");
    for (const name of ["a2", "a3"]) await end(name);
    expect(await Promise.all(held)).toEqual(["a1", "a2", "a3"]);
  });

  it("frees the slot when a task fails", async () => {
    const { slots } = slotsWith({ maxRunning: 1, maxPending: 1, maxPendingPerClient: 1 });
    await expect(slots.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await slots.run("a", async () => "next")).toBe("next");
  });
});
