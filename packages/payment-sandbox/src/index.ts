export { readPaypalDocument, readStripeDocument } from "../contract/document.ts";
export type { Control } from "./control/control.ts";
export { createControlClient } from "./control/control-client.ts";
export { createPaypalContract } from "./paypal/contract.ts";
export { type Sandbox, type SandboxOptions, startSandbox } from "./start-sandbox.ts";
export { type Contract, createContract as createStripeContract } from "./stripe/contract.ts";
