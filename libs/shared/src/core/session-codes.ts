/** Codes by which a provider reports that the member's session there has ended (specification section 8). */
export const SESSION_CODES = { invalid: 1003, expired: 1005 } as const;

/** Whether a code ends our session together with the provider's: 1005 or 1003 on an authenticated call. */
export function isSessionCode(code: number): boolean {
  return code === SESSION_CODES.expired || code === SESSION_CODES.invalid;
}
