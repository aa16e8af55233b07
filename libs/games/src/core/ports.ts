import type { MemberRef, PageColors } from '@housebrand/shared';
import type { GameRestrictions } from './availability';

/** Decides whether a member may play now. Bound to player protection. */
export abstract class LaunchGate {
  /** @throws the domain's error that forbids it, such as self-exclusion */
  abstract assertMayPlay(member: MemberRef): Promise<void>;
}

/** An agent's site as the games domain needs it. */
export interface GameSite extends GameRestrictions {
  /** Changes with every change of the site; part of the version of prepared lists. */
  version: number | string;
  /** Origin of the agent's portal (scheme, host and port), without a trailing slash. */
  origin: string;
  /** Whether members may open the member system's site without typing a password. */
  isSeamlessLogin: boolean;
  /** Whether a sport lobby without a ticket opens with a posted form and a generated password. */
  sportLobbyForm: boolean;
  /** Derives the colours for pages of the external site; without it, they wear the provider's own. */
  colors?: () => PageColors;
}

/** Looks up an agent's site. Bound to theming's agent configuration. */
export abstract class GameSites {
  /** @throws NotFound for an unknown agent */
  abstract find(prefix: string): Promise<GameSite>;
}
