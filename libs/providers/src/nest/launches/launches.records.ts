/** A game to open, and the address the member returns to. */
export interface GameLaunch {
  gameId: string;
  provider: string;
  gameType: string;
  /** An address on the agent's own site. */
  redirectUrl: string;
}

/** A sport lobby to open, and the address the member returns to. */
export interface SportLobbyLaunch {
  lobby: 'sport' | 'sbo-sport' | 'saba-sport';
  redirectUrl: string;
}

/** A sport lobby with the password for one entry. */
export interface SportLobbyEntry extends SportLobbyLaunch {
  /** Generated for this entry: 24 to 64 letters, digits, dashes and underscores. */
  password: string;
}
