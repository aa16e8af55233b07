/** Which game is opened, and where its member comes back to. */
export interface GameLaunch {
  gameId: string;
  provider: string;
  gameType: string;
  /** Where the game sends the member back to: an address of the agent's own site. */
  redirectUrl: string;
}

/** Which sport lobby is opened, and where its member comes back to. */
export interface SportLobbyLaunch {
  lobby: 'sport' | 'sbo-sport' | 'saba-sport';
  redirectUrl: string;
}

/** A sport lobby with the password that the member enters it by. */
export interface SportLobbyEntry extends SportLobbyLaunch {
  /** Made for this entry: 24 to 64 letters, digits, dashes and underscores. */
  password: string;
}
