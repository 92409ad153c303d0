/** What POST /api/forms/{formName} answers (API-002). */
export type FormReply = {
  readonly error: boolean;
  readonly success: boolean;
  readonly message: string;
  readonly data: {
    readonly id: string;
    /** Whether all of it is with the shop: of a form of steps, the last one too. */
    readonly isComplete: boolean;
  } | null;
  /** Complaints by field. */
  readonly errors?: Readonly<Record<string, string>>;
};

/** A reply as it came over the wire; null where something else answered. */
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
