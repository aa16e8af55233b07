import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { GuessCounter } from '../../core';

/** What comes after is not looked at: a beginning of this length that nobody guesses is enough, and the work stays a millisecond. */
const LOOKED_AT = 24;
/** Ways to read signs as letters (`@` as `a`). The library's own hundred cost a tenth of a second for a password made for that. */
const SIGN_READINGS = 10;

let judge: ZxcvbnFactory | undefined;

/** By 50,000 passwords that people use, patterns of keys, dates and repetitions; capitals count for nothing. */
export const countGuesses: GuessCounter = (password, words) => {
  // what it knows takes a moment to unfold: once
  judge ??= new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: SIGN_READINGS,
  });
  return judge.check(password.slice(0, LOOKED_AT).toLowerCase(), [...words]).guesses;
};
