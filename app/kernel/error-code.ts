/** Returns whether an error has this code of the operating system, such as ENOENT for a missing file. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
