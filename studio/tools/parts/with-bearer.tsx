import { type ComponentType, type FC, useMemo } from "react";
import { useClient } from "sanity";
import { apiVersion } from "../../schemas/parts/api-version";
import { setBearerToken } from "./staff-api";

/** Wraps a tool or view that calls staff endpoints: with a hosted project, it passes the user's token. */
export function withBearer<P extends object>(Tool: ComponentType<P>): FC<P> {
  return function ToolOfStaff(props: P) {
    const { token } = useClient({ apiVersion }).config();
    // Set before the tool sends its first request.
    useMemo(() => setBearerToken(token), [token]);
    return <Tool {...props} />;
  };
}
