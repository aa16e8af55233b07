import { InvalidInput, type FieldProblem } from '@housebrand/shared';
import type { IncomeBasis, IncomeTerms } from './income';

/** Hundredths of a percent per percent. */
const HUNDREDTHS = 100;
const WHOLE_PERCENT = 100;

/** Referral terms as an agent writes them. */
export interface WrittenTerms {
  basis: IncomeBasis;
  /** Percent by level, starting with level 1. A level without a share earns nothing. */
  shares: number[];
}

/** Terms, and the instant from which they apply. */
export interface TermsInForce extends WrittenTerms {
  /** ISO 8601; `null`: the terms apply to all bets. */
  since: string | null;
}

/**
 * Converts written terms to the stored form, with shares in hundredths of a percent.
 * @throws InvalidInput for shares with more than two decimals, or of more than 100 % in total
 */
export function termsFrom({ basis, shares }: WrittenTerms, since: Date): IncomeTerms {
  const problems = shares.flatMap((share, index): FieldProblem[] =>
    isWhole(share) ? [] : [{ field: `shares.${index}`, messageKey: 'affiliate.hundredths' }],
  );
  const sum = shares.reduce((all, share) => all + Math.round(share * HUNDREDTHS), 0);
  if (sum > WHOLE_PERCENT * HUNDREDTHS) problems.push({ field: 'shares', messageKey: 'affiliate.moreThanAll' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return { basis, shares: shares.map((share) => Math.round(share * HUNDREDTHS)), since };
}

/** Converts stored terms to the reply: shares in percent, `since` `null` for terms that have always applied. */
export function termsReported({ basis, shares, since }: IncomeTerms): TermsInForce {
  return {
    basis,
    shares: shares.map((share) => share / HUNDREDTHS),
    since: since.getTime() === 0 ? null : since.toISOString(),
  };
}

/** Whether a share has at most two decimals. Allows for rounding: `0.29 * 100` is not exactly 29. */
function isWhole(share: number): boolean {
  return Math.abs(share * HUNDREDTHS - Math.round(share * HUNDREDTHS)) < 1e-6;
}
