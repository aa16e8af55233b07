import type { MemberRef } from '@housebrand/shared';
import type { GameRestrictions } from './availability';

/** Whether a member may play now. Bound to player protection. */
export abstract class LaunchGate {
  /** @throws a named error of the domain that forbids it, for example self-exclusion */
  abstract assertMayPlay(member: MemberRef): Promise<void>;
}

/** What games need to know of an agent's site. */
export interface GameSite extends GameRestrictions {
  /** Grows with every change: prepared lists carry it. */
  version: number | string;
  /** Scheme, host and port that the agent's portal is opened at, without a trailing slash. */
  origin: string;
  /** Whether members may go over to the member system's site without typing a password. */
  isSeamlessLogin: boolean;
  /** Whether a sport lobby for which the provider has no ticket opens by a posted form with a password made for it. */
  sportLobbyForm: boolean;
}

/** Where games find an agent's site. Bound to theming's agent configuration. */
export abstract class GameSites {
  /** @throws NotFound for an unknown agent */
  abstract find(prefix: string): Promise<GameSite>;
}
