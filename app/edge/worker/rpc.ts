/** One end of a message channel between two threads: a worker, its parent port, or a message port. */
export type MessagePortLike = {
  readonly postMessage: (message: unknown, transfer?: readonly ArrayBuffer[]) => void;
  readonly on: (event: "message", listener: (message: unknown) => void) => unknown;
};

/** Functions that the other thread may call by name. Arguments and results are copied between threads. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of any kind; each call is typed by its own name
export type RpcHandlers = { readonly [name: string]: (...args: any[]) => unknown };

export type RpcCall<T extends RpcHandlers> = <N extends keyof T & string>(
  name: N,
  ...args: Parameters<T[N]>
) => Promise<Awaited<ReturnType<T[N]>>>;

export type RpcClient<T extends RpcHandlers> = {
  readonly call: RpcCall<T>;
  /** Rejects all pending and future calls because the other thread has ended. */
  readonly close: (reason: string) => void;
};

type CallMessage = { readonly call: number; readonly name: string; readonly args: readonly unknown[] };
type ReplyMessage = { readonly reply: number; readonly value?: unknown; readonly error?: string };

/** Lets the other thread call these functions over a port. */
export function exposeRpc(port: MessagePortLike, handlers: RpcHandlers): void {
  port.on("message", (message) => {
    if (!isCall(message)) return;
    const { call, name, args } = message;
    Promise.resolve()
      .then(() => handlers[name]?.(...args))
      .then((value) => port.postMessage({ reply: call, value } satisfies ReplyMessage))
      .catch((error: unknown) =>
        port.postMessage({ reply: call, error: describeError(error) } satisfies ReplyMessage),
      );
  });
}

/** Calls functions of the other thread; a call rejects with the error that the function threw there. */
export function createRpcClient<T extends RpcHandlers>(port: MessagePortLike): RpcClient<T> {
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let callCount = 0;
  let closeReason: string | undefined;
  port.on("message", (message) => {
    if (!isReply(message)) return;
    const caller = pending.get(message.reply);
    pending.delete(message.reply);
    if (message.error === undefined) caller?.resolve(message.value);
    else caller?.reject(new Error(message.error));
  });
  const call = (name: string, ...args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      if (closeReason !== undefined) return reject(new Error(closeReason));
      callCount += 1;
      // Throws for arguments that cannot be cloned, so the call is registered only afterwards.
      port.postMessage({ call: callCount, name, args } satisfies CallMessage);
      pending.set(callCount, { resolve, reject });
    });
  return {
    call: call as RpcCall<T>,
    close: (reason) => {
      closeReason = reason;
      for (const { reject } of pending.values()) reject(new Error(reason));
      pending.clear();
    },
  };
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isCall(message: unknown): message is CallMessage {
  return typeof message === "object" && message !== null && "call" in message;
}

function isReply(message: unknown): message is ReplyMessage {
  return typeof message === "object" && message !== null && "reply" in message;
}
