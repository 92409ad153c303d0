import type { Mode } from "./env.server";

/** What the server tells the process that started it (scripts/start/serve.cjs). */
export type SupervisorMessage = {
  readonly type: "ready";
  readonly url: string;
  readonly mode: Mode;
  /** Where the payment sandbox shall listen, keep its state and send its webhooks; null with real providers. */
  readonly sandbox: { readonly port: number; readonly dataDir: string; readonly shopUrl: string } | null;
};

/** Speaks over Node's channel to the parent, where there is one. */
export function tellSupervisor(message: SupervisorMessage): void {
  process.send?.(message);
}
