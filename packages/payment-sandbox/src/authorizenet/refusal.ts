/** A refused request with the provider's code and message, which the response lists in `messages`. */
export class AuthorizenetRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "AuthorizenetRefusal";
  }
}

export const refuseUnauthenticated = () =>
  new AuthorizenetRefusal("E00007", "User authentication failed due to invalid authentication values.");
export const refuseUnknownRecord = () => new AuthorizenetRefusal("E00040", "The record cannot be found.");
