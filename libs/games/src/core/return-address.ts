/** Query parameter of the address that a game leads back to; the portal then returns to the lobby. */
export const RETURN_PARAM = 'from';

/** Its value. */
export const RETURN_FROM_GAME = 'game';
