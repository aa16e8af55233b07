import { InvalidInput, type FieldProblem } from '@housebrand/shared';
import type { IncomeBasis, IncomeTerms } from './income';

/** Hundredths of a percent in a percent. */
const HUNDREDTHS = 100;
const WHOLE_PERCENT = 100;

/** What an agent gives for the members that were brought, as it writes it. */
export interface WrittenTerms {
  basis: IncomeBasis;
  /** Percent by level, from the first. A level without one brings nothing. */
  shares: number[];
}

/** Terms and since when they hold. */
export interface TermsInForce extends WrittenTerms {
  /** ISO 8601; `null`: from the beginning. */
  since: string | null;
}

/**
 * What an agent wrote, as it is kept: shares in hundredths of a percent.
 * @throws InvalidInput for shares of finer than hundredths, or of more than there is
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

/** Terms as the API tells them: shares in percent, `since` `null` for those that were always there. */
export function termsReported({ basis, shares, since }: IncomeTerms): TermsInForce {
  return {
    basis,
    shares: shares.map((share) => share / HUNDREDTHS),
    since: since.getTime() === 0 ? null : since.toISOString(),
  };
}

/** `0.29 * 100` is not 29. */
function isWhole(share: number): boolean {
  return Math.abs(share * HUNDREDTHS - Math.round(share * HUNDREDTHS)) < 1e-6;
}
