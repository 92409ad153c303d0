/** The roles of staff. Hosted Sanity's roles map to these. */
export type StaffRole = "administrator" | "editor" | "sales";

/** An endpoint that the Studio calls, with the roles that may call it. `:name` matches one path segment. */
export type StaffRoute = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly roles: readonly StaffRole[];
};

/** Returns the route of a request, or undefined for an unknown endpoint. */
export function findStaffRoute(
  table: readonly StaffRoute[],
  method: string,
  path: string,
): StaffRoute | undefined {
  const segments = path.split("/");
  return table.find((route) => {
    const parts = route.path.split("/");
    return (
      route.method === method &&
      parts.length === segments.length &&
      parts.every((part, at) => (part.startsWith(":") ? segments[at] !== "" : part === segments[at]))
    );
  });
}
