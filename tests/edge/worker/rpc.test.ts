import { EventEmitter } from "node:events";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { createRpcClient, exposeRpc, type MessagePortLike, type RpcHandlers } from "~/edge/worker/rpc";

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

/** Creates a client of these handlers over a real message channel. */
function createClientOver(handlers: RpcHandlers) {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  exposeRpc(port2, handlers);
  return createRpcClient<RpcHandlers>(port1);
}

/** A fake message port that records sent messages and can receive any message. */
function createFakePort() {
  const emitter = new EventEmitter();
  const messages: unknown[] = [];
  const port: MessagePortLike = {
    postMessage: (message) => void messages.push(message),
    on: (event, listener) => emitter.on(event, listener),
  };
  return { port, messages, receive: (message: unknown) => emitter.emit("message", message) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a remote call to another thread", () => {
  it("returns the result of the remote handler with the called name", async () => {
    const { call: ask } = createClientOver({
      add: (a: number, b: number) => a + b,
      later: async () => "done",
    });
    expect(await ask("add", 2, 3)).toBe(5);
    expect(await ask("later")).toBe("done");
    expect(await ask("what nobody offers")).toBeUndefined();
  });

  it("matches each result to its remote call, whatever the order", async () => {
    let finish = (_: string) => {};
    const { call: ask } = createClientOver({
      slow: () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        }),
      quick: () => "quick",
    });
    const slow = ask("slow");
    expect(await ask("quick")).toBe("quick");
    finish("slow");
    expect(await slow).toBe("slow");
  });

  it("rejects a remote call with the error and stack of the handler", async () => {
    const { call: ask } = createClientOver({
      print: () => {
        throw new Error("no ink");
      },
    });
    await expect(ask("print")).rejects.toThrow(/^Error: no ink\n +at /);
  });

  it.each([
    ["an error without a place", Object.assign(new Error("no ink"), { stack: undefined }), /^no ink$/],
    ["something else than an error", "no paper", /^no paper$/],
  ])("rejects a remote call with %s", async (_, thrown, problem) => {
    const { call: ask } = createClientOver({ print: () => Promise.reject(thrown) });
    await expect(ask("print")).rejects.toThrow(problem);
  });

  it("rejects a remote call whose result cannot be cloned", async () => {
    const { call: ask } = createClientOver({ give: () => () => "a function" });
    await expect(ask("give")).rejects.toThrow("could not be cloned");
  });
});

describe("a closed RPC client", () => {
  it("rejects pending and new calls after the close and sends nothing more", async () => {
    const { port, messages } = createFakePort();
    const { call: ask, close } = createRpcClient<RpcHandlers>(port);
    const waiting = ask("add", 2, 3);
    close("the thread ended");
    await expect(waiting).rejects.toThrow("the thread ended");
    await expect(ask("add", 4, 5)).rejects.toThrow("the thread ended");
    expect(messages).toEqual([{ call: 1, name: "add", args: [2, 3] }]);
  });

  it("ignores a reply that arrives after the close", () => {
    const { port, receive } = createFakePort();
    const { call: ask, close } = createRpcClient<RpcHandlers>(port);
    ask("add", 2, 3).catch(() => {});
    close("the thread ended");
    receive({ reply: 1, value: 5 });
    receive({ reply: 1, trouble: "no ink" });
  });
});

describe("unexpected messages on a message port", () => {
  it.each([null, undefined, "call", "reply", 7, {}, { reply: 1, value: 5 }])(
    "sends no reply to a message that is not a call: %j",
    async (message) => {
      const { port, messages, receive } = createFakePort();
      exposeRpc(port, { add: () => 5 });
      receive(message);
      await settled();
      expect(messages).toEqual([]);
    },
  );

  it.each([null, undefined, "call", "reply", 7, {}, { call: 1, name: "add", args: [] }])(
    "ignores a message that is not a reply: %j",
    async (message) => {
      const { port, receive } = createFakePort();
      const { call: ask } = createRpcClient<RpcHandlers>(port);
      const waiting = ask("add", 2, 3);
      receive(message);
      receive({ reply: 1, value: 5 });
      expect(await waiting).toBe(5);
    },
  );
});
