/** Sentences of the validator, in its own locale. No reply to a browser may carry one. */
export const validatorWords =
  /Invalid input|expected (string|number|array|object|boolean)|received|Too (big|small)|Unrecognized key|Invalid (UUID|option|string|email:)|must match pattern|"Required"/i;
