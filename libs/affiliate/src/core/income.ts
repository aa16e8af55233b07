import type { MemberRef, Satang } from '@housebrand/shared';

/** Levels of members below one that bring income. */
export const LEVELS = 3;

/** What income is a share of: everything that is staked, or what the house wins, which a lucky night takes below zero. */
export const INCOME_BASES = ['TURNOVER', 'NET_LOSS'] as const;
/** One of {@link INCOME_BASES}. */
export type IncomeBasis = (typeof INCOME_BASES)[number];

/** What an agent gives for the members that were brought, from an instant on. */
export interface IncomeTerms {
  basis: IncomeBasis;
  /** By level, from the first: hundredths of a percent. A level without one brings nothing. */
  shares: readonly number[];
  since: Date;
}

/** As long as an agent has not said anything else. */
export const DEFAULT_TERMS: IncomeTerms = { basis: 'TURNOVER', shares: [80, 30, 10], since: new Date(0) };

/** Hundredths of a percent of one whole. */
const WHOLE = 10_000n;

/** A bet as the feed's book has it: it counted, or what had counted is taken back since it is void. */
export interface PlayedBet {
  betId: string;
  kind: 'counted' | 'takenBack';
  member: MemberRef;
  /** When it was settled; also of one that is taken back. */
  at: Date;
  stakeSatang: Satang;
  payoutSatang: Satang;
}

/** Somebody above a member. */
export interface Upline {
  username: string;
  /** 1: who shared the link. */
  level: number;
  /** Since when the member is below. */
  joinedAt: Date;
}

/** `earned` by a bet, or `takenBack` since it is void: the same again with the other sign. Nothing that was booked is changed. */
export type IncomeKind = 'earned' | 'takenBack';

/** What one bet brings one member above. */
export interface IncomeLine {
  betId: string;
  /** Who gets it. */
  username: string;
  /** Whose bet it was. */
  fromUsername: string;
  level: number;
  /** When the bet was settled. */
  at: Date;
  /** Never 0. */
  amountSatang: Satang;
}

/** The terms that held at an instant. @param known in any order */
export function termsAt(known: readonly IncomeTerms[], at: Date): IncomeTerms {
  const started = known.filter(({ since }) => since.getTime() <= at.getTime());
  return started.reduce((last, terms) => (terms.since >= last.since ? terms : last), DEFAULT_TERMS);
}

/**
 * What a bet that counts brings the members above whoever made it: for each level its share of what was staked, or of what
 * was lost, in whole satang towards zero. Bets from before somebody was brought bring nothing.
 */
export function incomeOf(bet: PlayedBet, above: readonly Upline[], { basis, shares }: IncomeTerms): IncomeLine[] {
  const base = basis === 'TURNOVER' ? bet.stakeSatang : bet.stakeSatang - bet.payoutSatang;
  return above.flatMap(({ username, level, joinedAt }) => {
    if (joinedAt.getTime() > bet.at.getTime()) return [];
    const amountSatang = (base * BigInt(shares[level - 1] ?? 0)) / WHOLE;
    if (amountSatang === 0n) return [];
    return [{ betId: bet.betId, username, fromUsername: bet.member.username, level, at: bet.at, amountSatang }];
  });
}
