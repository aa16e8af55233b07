import { bahtDigits, memberRef, satangFromBaht, type MemberRef, type Satang } from '@housebrand/shared';
import { UsageError } from './arguments';

/** The name of the command: requests for approval are the same at the terminal and in the office. */
export const CORRECT = 'members correct';

const BAHT = /^-?\d{1,8}(?:\.\d{1,2})?$/;

/** What a correction moves: credit to the member, or a negative amount from the member. */
export interface CorrectionInput {
  member: MemberRef;
  amountSatang: Satang;
}

/** Returns the words of the command. */
export function wordsOf({ member: { prefix, username }, amountSatang }: CorrectionInput): string[] {
  return [prefix, username, bahtDigits(amountSatang)];
}

/** Reads the words of the command. @throws UsageError */
export function correctionOf([prefix, username, amount]: readonly string[]): CorrectionInput {
  if (prefix === undefined || username === undefined) throw new UsageError('give a prefix and a username');
  const isAmount = amount !== undefined && BAHT.test(amount);
  const size = isAmount ? satangFromBaht(amount.replace('-', '')) : 0n;
  if (!isAmount || size === 0n) throw new UsageError('give an amount in baht, such as 100.50, or -100.50 to take it');
  return { member: memberRef(prefix, username), amountSatang: amount.startsWith('-') ? -size : size };
}
