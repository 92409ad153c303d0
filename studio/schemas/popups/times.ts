/** Validates a time in the notation of POP-006. Returns true or an error message. */
export function validateTime(value: string | undefined): true | string {
  if (!value || /^\d+(\.\d+)?[smhdw]$/.test(value)) return true;
  return "Enter a number and a unit: 30s, 15m, 24h, 7d or 2w.";
}
