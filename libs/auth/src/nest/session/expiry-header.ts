/** When the session ends if nothing more is heard of it, ISO 8601 (specification section 6). */
export const EXPIRY_HEADER = 'x-token-expired-at';
