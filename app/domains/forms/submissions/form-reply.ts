/** The JSON body of POST /api/forms/{formName} (API-002). */
export type FormReply = {
  readonly error: boolean;
  readonly success: boolean;
  readonly message: string;
  readonly data: {
    readonly id: string;
    /** Whether every step was received. */
    readonly isComplete: boolean;
  } | null;
  /** Errors by field. */
  readonly errors?: Readonly<Record<string, string>>;
};

/** Parses a reply; null when the response is not one of this endpoint. */
export function parseFormReply(value: unknown): FormReply | null {
  if (typeof value !== "object" || value === null || !("success" in value)) return null;
  const { success, message, data, errors } = value as Partial<FormReply>;
  return {
    error: success !== true,
    success: success === true,
    message: typeof message === "string" ? message : "",
    data: data && typeof data.id === "string" ? { id: data.id, isComplete: data.isComplete === true } : null,
    ...(errors && typeof errors === "object" ? { errors } : {}),
  };
}
