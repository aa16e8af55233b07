import type { MemberRef, Satang } from '@housebrand/shared';

/** Levels of downlines that earn income for a member. */
export const LEVELS = 3;

/** The basis of income: all stakes, or the members' net losses, which are negative while they win. */
export const INCOME_BASES = ['TURNOVER', 'NET_LOSS'] as const;
/** One of {@link INCOME_BASES}. */
export type IncomeBasis = (typeof INCOME_BASES)[number];

/** An agent's referral terms, in force from an instant on. */
export interface IncomeTerms {
  basis: IncomeBasis;
  /** Hundredths of a percent by level, starting with level 1. A level without a share earns nothing. */
  shares: readonly number[];
  since: Date;
}

/** The terms of an agent that has not set its own. */
export const DEFAULT_TERMS: IncomeTerms = { basis: 'TURNOVER', shares: [80, 30, 10], since: new Date(0) };

/** 100 % in hundredths of a percent. */
const WHOLE = 10_000n;

/** A turnover move of a bet: `counted` once it is settled, `takenBack` if it becomes void afterwards. */
export interface PlayedBet {
  betId: string;
  kind: 'counted' | 'takenBack';
  member: MemberRef;
  /** When the bet was settled, for `takenBack` too. */
  at: Date;
  stakeSatang: Satang;
  payoutSatang: Satang;
}

/** A member who earns income from the bets of another. */
export interface Upline {
  username: string;
  /** 1: the member whose link was used. */
  level: number;
  /** When the downline was bound to this upline. */
  joinedAt: Date;
}

/** `earned` by a bet, or `takenBack` with the opposite sign because the bet became void. Stored lines never change. */
export type IncomeKind = 'earned' | 'takenBack';

/** The income of one upline from one bet. */
export interface IncomeLine {
  betId: string;
  /** The upline who earns it. */
  username: string;
  /** The member who placed the bet. */
  fromUsername: string;
  level: number;
  /** When the bet was settled. */
  at: Date;
  /** Never 0. */
  amountSatang: Satang;
}

/** Returns the terms in force at an instant. @param known in any order; of equal instants the last one wins */
export function termsAt(known: readonly IncomeTerms[], at: Date): IncomeTerms {
  const started = known.filter(({ since }) => since.getTime() <= at.getTime());
  return started.reduce((last, terms) => (terms.since >= last.since ? terms : last), DEFAULT_TERMS);
}

/**
 * Returns the income of all uplines from a counted bet: each level's share of the stake or of the net loss, rounded towards zero
 * to whole satang. Bets settled before the downline was bound earn nothing.
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
