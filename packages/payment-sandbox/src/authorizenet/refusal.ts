/** A request the provider does not carry out: `messages` of the answer, in its own codes and words. */
export class AuthorizenetRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "AuthorizenetRefusal";
  }
}

export const notAuthenticated = () =>
  new AuthorizenetRefusal("E00007", "User authentication failed due to invalid authentication values.");
export const noSuchRecord = () => new AuthorizenetRefusal("E00040", "The record cannot be found.");
