/** A misfortune that a test orders for coming API requests. */
export type Fault = {
  /**
   * `delay` waits first · `fail` answers 5xx and does nothing · `fail-after` does it, then answers 5xx ·
   * `timeout` does it and never answers · `drop` does it and cuts the line · `garbage` does it and answers HTML.
   */
  readonly kind: "delay" | "fail" | "fail-after" | "timeout" | "drop" | "garbage";
  readonly method?: "GET" | "POST" | "PATCH" | undefined;
  /** A part of the path, such as `/confirm`; absent: every path. */
  readonly path?: string | undefined;
  readonly ms: number;
  readonly status: number;
  times: number;
};

/** Takes the first fault that fits the request, and counts it down. */
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
