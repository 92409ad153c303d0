/** A service outside the shop that did not answer, as log lines name it. */
export type ServiceName = "content" | "file store";

/** A network error of a service other than the database, which has the same error codes. */
export class UnreachableService extends Error {
  readonly service: ServiceName;

  constructor(service: ServiceName, cause: unknown) {
    super(`the ${service} cannot be reached`, { cause });
    this.service = service;
  }
}
