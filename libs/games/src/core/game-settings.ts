/** Settings that the specification leaves to configuration (sections 6 and 7), with placeholders where it gives no value. */
export interface GameSettings {
  /** "Poker uses a fixed game id." */
  pokerGameId: string;
  pokerProvider: string;
  /** The one game ID disabled everywhere, besides the configured ones. */
  disabledGameId: string;
}

/** Defaults for installations without their own settings. */
export const DEFAULT_GAME_SETTINGS: GameSettings = {
  pokerGameId: 'POKER-LOBBY',
  pokerProvider: 'POKER',
  disabledGameId: 'DISABLED-GAME',
};
