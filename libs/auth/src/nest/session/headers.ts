/** When the session ends if nothing more is heard of it, ISO 8601 (specification section 6). */
export const EXPIRY_HEADER = 'x-token-expired-at';

/** The portal token of a client that keeps no cookies, in requests and replies (specification section 6). */
export const TOKEN_HEADER = 'x-user-auth';
