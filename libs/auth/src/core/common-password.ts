import type { FieldProblem } from '@housebrand/shared';

/** How many passwords somebody who knows what people choose tries before this one; `words` are tried first. */
export type GuessCounter = (password: string, words: readonly string[]) => number;

/** A password that falls to fewer guesses is refused: that many are tried without anybody noticing. */
export const MIN_PASSWORD_GUESSES = 10_000_000;

/** What everybody at a site like ours writes, alone and behind its name (`nagagame`). */
const TRADE = ['game', 'games', 'bet', 'slot', 'casino', 'play', 'lotto', 'member', 'vip'];

/** What is known about whoever chooses a password. */
export interface PasswordOwner {
  prefix: string;
  username: string;
  /** Where they choose it. */
  host?: string;
  tel?: string;
  accountNumber?: string;
  firstName?: string;
  lastName?: string;
  birthday?: string;
}

/** The words that are tried first at this member's password: of the member, of the site and of the trade. */
export function wordsOf({ prefix, username, host = '', birthday = '', ...personal }: PasswordOwner): string[] {
  const own = username.toUpperCase().startsWith(prefix.toUpperCase()) ? username.slice(prefix.length) : username;
  const { tel, accountNumber, firstName, lastName } = personal;
  const site = [prefix, ...host.split('.')];
  const said = [...site, username, own, tel, accountNumber, firstName, lastName, ...dates(birthday)];
  const trade = TRADE.flatMap((word) => [word, ...site.map((name) => name + word)]);
  const words = [...said, ...trade].filter((word) => word !== undefined && word.length > 1) as string[];
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** `YYYY-MM-DD` as people write it, in either era. */
function dates(birthday: string): string[] {
  const [year, month, day] = birthday.split('-');
  if (!year || !month || !day) return [];
  return [year, String(Number(year) + 543)].flatMap((era) => [era, day + month + era, day + month + era.slice(2)]);
}

/**
 * A password that everybody tries, however it is dressed up (`P@ssw0rd12`), or that is made of what is known about its owner.
 * Beside `passwordProblems`, which the specification gives.
 */
export function commonPasswordProblems(
  password: string,
  owner: PasswordOwner,
  countGuesses: GuessCounter,
): FieldProblem[] {
  if (countGuesses(password, wordsOf(owner)) >= MIN_PASSWORD_GUESSES) return [];
  return [{ field: 'password', messageKey: 'auth.passwordCommon' }];
}
