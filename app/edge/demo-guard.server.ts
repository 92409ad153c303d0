import type { RequestHandler } from "express";
import type { Mode } from "./env.server";
import { isTrueLoopback } from "./loopback.server";

/** /demo/* exists in the demo only, and only for this machine; everybody else sees a path that does not exist. */
export function demoGuard(mode: Mode): RequestHandler {
  return (request, response, next) => {
    if (mode === "demo" && isTrueLoopback(request)) return next();
    response.status(404).type("text/plain").send("Not found");
  };
}
