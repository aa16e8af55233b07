/** Injection token of `GameSettings`; unbound, the specification's values hold. */
export const GAME_SETTINGS = Symbol('GameSettings');
