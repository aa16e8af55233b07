import type { FieldProblem } from '@housebrand/shared';

/** Estimates how many guesses an attacker who knows common passwords needs; `terms` are guessed first. */
export type GuessCounter = (password: string, terms: readonly string[]) => number;

/** Passwords that need fewer guesses are refused: that many attempts could go unnoticed. */
export const MIN_PASSWORD_GUESSES = 10_000_000;

/** Common words on gaming sites, alone and after the site's name (`nagagame`). */
const TRADE = ['game', 'games', 'bet', 'slot', 'casino', 'play', 'lotto', 'member', 'vip'];

/** What is known about the person who chooses a password. */
export interface PasswordOwner {
  prefix: string;
  username: string;
  /** The site's host. */
  host?: string;
  tel?: string;
  accountNumber?: string;
  firstName?: string;
  lastName?: string;
  birthday?: string;
}

/** Returns the terms to guess first for this member's password: of the member, the site and the trade. */
export function guessableTerms({ prefix, username, host = '', birthday = '', ...personal }: PasswordOwner): string[] {
  const own = username.toUpperCase().startsWith(prefix.toUpperCase()) ? username.slice(prefix.length) : username;
  const { tel, accountNumber, firstName, lastName } = personal;
  const site = [prefix, ...host.split('.')];
  const personalTerms = [...site, username, own, tel, accountNumber, firstName, lastName, ...dates(birthday)];
  const trade = TRADE.flatMap((term) => [term, ...site.map((name) => name + term)]);
  const terms = [...personalTerms, ...trade].filter((term) => term !== undefined && term.length > 1) as string[];
  return [...new Set(terms.map((term) => term.toLowerCase()))];
}

/** Formats a `YYYY-MM-DD` birthday as people write it, in the Gregorian and the Buddhist era. */
function dates(birthday: string): string[] {
  const [year, month, day] = birthday.split('-');
  if (!year || !month || !day) return [];
  return [year, String(Number(year) + 543)].flatMap((era) => [era, day + month + era, day + month + era.slice(2)]);
}

/**
 * Reports common passwords, however they are disguised (`P@ssw0rd12`), and passwords made of facts about their owner.
 * Complements `passwordProblems`, the specification's rule.
 */
export function commonPasswordProblems(
  password: string,
  owner: PasswordOwner,
  countGuesses: GuessCounter,
): FieldProblem[] {
  if (countGuesses(password, guessableTerms(owner)) >= MIN_PASSWORD_GUESSES) return [];
  return [{ field: 'password', messageKey: 'auth.passwordCommon' }];
}
