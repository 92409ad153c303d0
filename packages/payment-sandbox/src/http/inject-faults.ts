import type { IncomingMessage, ServerResponse } from "node:http";
import { type Fault, takeFault } from "../control/faults.ts";

/**
 * Applies a test's fault: `work` runs the request, `send` writes its response, `fail` an error with the given
 * status.
 */
export async function withInjectedFaults<A>(
  faults: Fault[],
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly path: string },
  { work, send, fail }: { work: () => A; send: (answer: A) => void; fail: (status: number) => void },
): Promise<void> {
  const { request, response, path } = exchange;
  const fault = takeFault(faults, request.method ?? "GET", path);
  if (fault?.kind === "delay") await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault?.kind === "fail") return fail(fault.status);
  const answer = work();
  switch (fault?.kind) {
    case "timeout":
      return;
    case "drop":
      request.socket.destroy();
      return;
    case "garbage":
      response.writeHead(200, { "content-type": "text/html" }).end("<html><body>Bad gateway</body></html>");
      return;
    case "fail-after":
      return fail(fault.status);
    default:
      return send(answer);
  }
}
