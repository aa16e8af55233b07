/** Addresses of a game's covers at the provider's. */
export interface GamePictureAddresses {
  /** 3:4. */
  portraitUrl: string;
  /** 16:9. */
  landscapeUrl: string;
}

/** Where the covers of a game are found. Bound to the games' catalogue. */
export abstract class GamePictures {
  /** `null` when there is no such game. */
  abstract find(gameId: string): Promise<GamePictureAddresses | null>;
}
