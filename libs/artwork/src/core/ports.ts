import type { AgentBrand } from './brand/agent-marks';
import type { ShareColors } from './brand/share-image';

/** A game with covers, and their addresses at the provider. */
export interface PicturedGame {
  id: string;
  name: string;
  /** Provider code. */
  provider: string;
  category: string;
  /** 3:4. */
  portraitUrl: string;
  /** 16:9. */
  landscapeUrl: string;
}

/** Finds the covers of games. Bound to the games' catalogue. */
export abstract class GamePictures {
  /** `null` for an unknown game. */
  abstract find(gameId: string): Promise<PicturedGame | null>;
  /** The games that members see first: the most popular ones of each category. */
  abstract firstRows(gamesPerCategory: number): Promise<PicturedGame[]>;
}

/** The data that an agent's pictures are drawn from. */
export interface AgentLook extends AgentBrand {
  colors: ShareColors;
  /** Colour of the navigation icons, `#rrggbb`. */
  iconColor: string;
}

/** Finds an agent's name and colours. Bound to theming's agent configuration. */
export abstract class AgentLooks {
  /** `null` for an unknown agent. */
  abstract find(prefix: string): Promise<AgentLook | null>;
}

/** The wide pictures in use: a closed set, so that requests cannot trigger unlimited painting. */
export abstract class ScenePictures {
  /** Codes of the lobbies. */
  abstract readonly lobbies: readonly string[];
  /** Names of the banners of brands and tournaments. */
  abstract banners(): Promise<string[]>;
}
