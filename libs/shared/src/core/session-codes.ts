/** Codes by which a provider says that the member's session there is over (specification section 8). */
export const SESSION_CODES = { invalid: 1003, expired: 1005 } as const;

/** 1005 or 1003 on an authenticated call: our session ends with the provider's. */
export function isSessionCode(code: number): boolean {
  return code === SESSION_CODES.expired || code === SESSION_CODES.invalid;
}
