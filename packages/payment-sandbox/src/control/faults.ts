/** A fault that a test injects into later API requests. */
export type Fault = {
  /**
   * - `delay` waits first.
   * - `fail` responds 5xx without running the request.
   * - `fail-after` runs it, then responds 5xx.
   * - `timeout` runs it and never responds.
   * - `drop` runs it and closes the connection.
   * - `garbage` runs it and responds with HTML.
   */
  readonly kind: "delay" | "fail" | "fail-after" | "timeout" | "drop" | "garbage";
  readonly method?: "GET" | "POST" | "PATCH" | undefined;
  /** Part of the URL path, such as `/confirm`; absent: every path. */
  readonly path?: string | undefined;
  readonly ms: number;
  readonly status: number;
  times: number;
};

/** Returns the first matching fault and decrements its count. */
export function takeFault(faults: Fault[], method: string, path: string): Fault | null {
  const index = faults.findIndex(
    (fault) => (!fault.method || fault.method === method) && (!fault.path || path.includes(fault.path)),
  );
  const fault = faults[index];
  if (!fault) return null;
  fault.times -= 1;
  if (fault.times < 1) faults.splice(index, 1);
  return fault;
}
