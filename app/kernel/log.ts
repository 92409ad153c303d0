/** The log of use cases, in the shape of pino. Never pass a secret, card data or a whole request. */
export type Log = {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
};

/** Security events and their log levels. The set is closed, because alarms depend on the names. */
const levels = {
  "sign-in": "info",
  "first-factor-proven": "info",
  "second-factor-refused": "warn",
  "sign-out": "info",
  "sign-in-refused": "warn",
  "write-refused": "warn",
  "too-many-requests": "warn",
  "foreign-origin-refused": "warn",
  "forged-webhook": "warn",
  "upload-refused": "warn",
  "form-suspected": "info",
} as const satisfies Record<string, keyof Log>;

export type SecurityEvent = keyof typeof levels;

/** Clients appear as pseudonyms (`pseudonymizeIp`), never as addresses; no detail names a person. */
export type SecurityEventDetails = Readonly<Record<string, string | number>>;

export function logSecurityEvent(log: Log, event: SecurityEvent, details: SecurityEventDetails): void {
  log[levels[event]]({ event, ...details }, "security");
}
