/** A refused request with the provider's code and message, which the response lists in `messages`. */
export class AuthorizenetApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "AuthorizenetApiError";
  }
}

export const createAuthenticationError = () =>
  new AuthorizenetApiError("E00007", "User authentication failed due to invalid authentication values.");
export const createUnknownRecordError = () =>
  new AuthorizenetApiError("E00040", "The record cannot be found.");
