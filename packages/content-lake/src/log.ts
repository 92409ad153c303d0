/** The methods of a pino logger that the lake calls. */
export type Log = {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
};

/** The events that the lake reports for alarms. The shop chooses their log levels. */
export type SecurityEvent =
  | "sign-in"
  | "first-factor-proven"
  | "second-factor-refused"
  | "sign-out"
  | "sign-in-refused"
  | "write-refused"
  | "too-many-requests"
  | "foreign-origin-refused";

/** Clients appear as pseudonyms, never as addresses; no detail names a person. */
export type LogSecurityEvent = (
  event: SecurityEvent,
  details: Readonly<Record<string, string | number>>,
) => void;
