import type { AgentBrand } from './brand/agent-marks';
import type { ShareColors } from './brand/share-image';

/** A game that has covers, and where its provider keeps them. */
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

/** Where the covers of a game are found. Bound to the games' catalogue. */
export abstract class GamePictures {
  /** `null` when there is no such game. */
  abstract find(gameId: string): Promise<PicturedGame | null>;
  /** What members see first: the most popular games of each category. */
  abstract firstRows(gamesPerCategory: number): Promise<PicturedGame[]>;
}

/** What the pictures of an agent are drawn from. */
export interface AgentLook extends AgentBrand {
  colors: ShareColors;
  /** Colour of the navigation icons, `#rrggbb`. */
  iconColor: string;
}

/** Where pictures find an agent's name and colours. Bound to theming's agent configuration. */
export abstract class AgentLooks {
  /** `null` for an unknown agent. */
  abstract find(prefix: string): Promise<AgentLook | null>;
}

/** The wide pictures that are shown somewhere: a closed set, so that nobody can have us paint without end. */
export abstract class ScenePictures {
  /** Codes of the lobbies. */
  abstract readonly lobbies: readonly string[];
  /** Names of the banners that brands and tournaments show. */
  abstract banners(): Promise<string[]>;
}
