/** What the specification leaves to configuration (sections 6 and 7): placeholders where it gives no value. */
export interface GameSettings {
  /** "Poker uses a fixed game id." */
  pokerGameId: string;
  pokerProvider: string;
  /** The one game id that is disabled everywhere, in addition to the configured ones. */
  disabledGameId: string;
}

/** What holds where an installation binds no settings of its own. */
export const DEFAULT_GAME_SETTINGS: GameSettings = {
  pokerGameId: 'POKER-LOBBY',
  pokerProvider: 'POKER',
  disabledGameId: 'DISABLED-GAME',
};
