/** Ours, apart from other 403: a limit that the member has set for themself is reached. The message says which. */
export const OWN_LIMIT_CODE = 4410;
