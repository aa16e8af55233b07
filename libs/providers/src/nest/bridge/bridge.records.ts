/** A studio as the member system lists it. */
export interface BridgeProvider {
  /** Provider code. */
  prefix: string;
  name: string;
  /** The category its games are listed under. */
  tab: string;
}

/** A game as the member system lists it. */
export interface BridgeGame {
  gameID: string;
  name: string;
  /** Provider code. */
  provider: string;
}
