/** Messages of the validator itself. A response to a browser must not contain them. */
export const validatorMessages =
  /Invalid input|expected (string|number|array|object|boolean)|received|Too (big|small)|Unrecognized key|Invalid (UUID|option|string|email:)|must match pattern|"Required"/i;
