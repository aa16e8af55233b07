import type { MemberRef } from '@housebrand/shared';
import { TierPlay, type MemberTier, type PlayedMove, type TierConfig } from '../core';

const colors = {
  descriptionBackgroundColor: '#2F3A4D',
  backgroundDarkColor: '#4C5B75',
  backgroundBrightColor: '#C3D0E4',
};

/** A tier with its minimums in baht. */
export function aTier(tierLevel: number, minDeposit = 0, minTurnover = 0, menu: string[] = []): TierConfig {
  return {
    tierLevel,
    tierName: `Tier ${tierLevel}`,
    logoUrl: `/media/tiers/${tierLevel}.svg?v=1`,
    ...colors,
    condition: { minDepositAccumulateAmount: minDeposit, minTurnOverAccumulateAmount: minTurnover },
    access: { menu },
  };
}

/** A member's tier; amounts in baht. */
export function aMemberTier(differences: Partial<MemberTier> = {}): MemberTier {
  return {
    tierLevel: 2,
    tierName: 'Tier 2',
    logoUrl: '/media/tiers/2.svg?v=1',
    ...colors,
    depositAmount: 0,
    turnoverAmount: 0,
    access: { menu: [] },
    ...differences,
  };
}

/** Play that a spec records itself. */
export class GivenPlay extends TierPlay {
  readonly moves: PlayedMove[] = [];
  isOffered = true;

  hasBetFeed(): Promise<boolean> {
    return Promise.resolve(this.isOffered);
  }

  agents(): Promise<string[]> {
    return Promise.resolve([...new Set(this.moves.map(({ member }) => member.prefix))]);
  }

  after(prefix: string, from: bigint, limit: number): Promise<PlayedMove[]> {
    const theirs = this.moves.filter(({ member, position }) => member.prefix === prefix && position > from);
    return Promise.resolve(theirs.slice(0, limit));
  }

  of({ prefix, username }: MemberRef, _since: Date, upTo: bigint): Promise<PlayedMove[]> {
    const isTheirs = ({ member }: PlayedMove) => member.prefix === prefix && member.username === username;
    return Promise.resolve(this.moves.filter((move) => isTheirs(move) && move.position <= upTo));
  }

  /** Records a settled bet, or its reversal when `voidedAt` is set. */
  book(member: MemberRef, stakeSatang: bigint, at: Date, voidedAt: Date | null = null): void {
    this.moves.push({ member, stakeSatang, at, voidedAt, position: BigInt(this.moves.length + 1) });
  }
}
