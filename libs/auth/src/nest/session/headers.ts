/** When the session ends without further calls, ISO 8601 (specification section 6). */
export const EXPIRY_HEADER = 'x-token-expired-at';

/** The portal token of a client without cookies, in requests and replies (specification section 6). */
export const TOKEN_HEADER = 'x-user-auth';
