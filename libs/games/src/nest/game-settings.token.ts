/** Injection token of `GameSettings`; defaults to the specification's values. */
export const GAME_SETTINGS = Symbol('GameSettings');
