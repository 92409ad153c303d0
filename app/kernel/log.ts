/** What a use case may say to the operator; pino's shape. Never pass a secret, a card or a whole request. */
export type Log = {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
};

/** What an operator wants to hear of, one line each. The names are closed: alarms are built on them. */
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

/** `asker` is a mark of `pseudonymizeIp`, never an address; no fact names a person. */
export type SecurityEventDetails = Readonly<Record<string, string | number>>;

export function logSecurityEvent(log: Log, event: SecurityEvent, facts: SecurityEventDetails): void {
  log[levels[event]]({ event, ...facts }, "security");
}
