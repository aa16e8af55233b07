/** How long every cookie of ours lives, seconds: about 366 days (specification section 9). */
export const COOKIE_LIFETIME_SECONDS = 31_619_000;

/** Names the agent's site; nothing secret, the portal reads and writes it (specification sections 4 and 9). */
export const PREFIX_COOKIE = 'prefix';

/** The language a visitor chose, `th` or `en`; nothing secret: the server draws the first view in it. */
export const LANGUAGE_COOKIE = 'lang';
