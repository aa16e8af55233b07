/** Lifetime of every cookie we set, in seconds: about 366 days (specification section 9). */
export const COOKIE_LIFETIME_SECONDS = 31_619_000;

/** Holds the agent's prefix. Not secret: the portal reads and writes it (specification sections 4 and 9). */
export const PREFIX_COOKIE = 'prefix';

/** Holds the language a visitor chose, `th` or `en`. Not secret: the server renders the first view in it. */
export const LANGUAGE_COOKIE = 'lang';
