/** A provider in the member system's list. */
export interface BridgeProvider {
  /** Provider code. */
  prefix: string;
  name: string;
  /** The category that lists its games. */
  tab: string;
}

/** A game in the member system's list. */
export interface BridgeGame {
  gameID: string;
  name: string;
  /** Provider code. */
  provider: string;
}
