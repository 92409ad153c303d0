/** One end of a line between two threads: a worker, its parent port, a message port. */
export type Line = {
  readonly postMessage: (message: unknown, transfer?: readonly ArrayBuffer[]) => void;
  readonly on: (event: "message", listener: (message: unknown) => void) => unknown;
};

/** What one side of a line does when the other asks, by name. Arguments and answers are copied on their way. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of any kind; each call is typed by its own name
export type Offer = { readonly [name: string]: (...args: any[]) => unknown };

export type Ask<T extends Offer> = <N extends keyof T & string>(
  name: N,
  ...args: Parameters<T[N]>
) => Promise<Awaited<ReturnType<T[N]>>>;

export type Caller<T extends Offer> = {
  readonly ask: Ask<T>;
  /** The other side is gone: whoever waits learns it, and so does who asks from now on. */
  readonly end: (reason: string) => void;
};

type Call = { readonly call: number; readonly name: string; readonly args: readonly unknown[] };
type Reply = { readonly reply: number; readonly value?: unknown; readonly trouble?: string };

/** Answers what is asked over a line. */
export function offerOver(line: Line, offer: Offer): void {
  line.on("message", (message) => {
    if (!isCall(message)) return;
    const { call, name, args } = message;
    Promise.resolve()
      .then(() => offer[name]?.(...args))
      .then((value) => line.postMessage({ reply: call, value } satisfies Reply))
      .catch((error: unknown) =>
        line.postMessage({ reply: call, trouble: troubleOf(error) } satisfies Reply),
      );
  });
}

/** Asks over a line; rejects with the other side's trouble. */
export function callerOver<T extends Offer>(line: Line): Caller<T> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let calls = 0;
  let gone: string | undefined;
  line.on("message", (message) => {
    if (!isReply(message)) return;
    const asked = waiting.get(message.reply);
    waiting.delete(message.reply);
    if (message.trouble === undefined) asked?.resolve(message.value);
    else asked?.reject(new Error(message.trouble));
  });
  const ask = (name: string, ...args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      if (gone !== undefined) return reject(new Error(gone));
      calls += 1;
      // Throws where it cannot be sent: then nobody waits.
      line.postMessage({ call: calls, name, args } satisfies Call);
      waiting.set(calls, { resolve, reject });
    });
  return {
    ask: ask as Ask<T>,
    end: (reason) => {
      gone = reason;
      for (const { reject } of waiting.values()) reject(new Error(reason));
      waiting.clear();
    },
  };
}

function troubleOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isCall(message: unknown): message is Call {
  return typeof message === "object" && message !== null && "call" in message;
}

function isReply(message: unknown): message is Reply {
  return typeof message === "object" && message !== null && "reply" in message;
}
