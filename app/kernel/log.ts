/** What a use case may say to the operator; pino's shape. Never pass a secret, a card or a whole request. */
export type Log = {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
};
