import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { GuessCounter } from '../../core';

/** Characters that are checked: an unguessable beginning of this length is enough, and the check stays within a millisecond. */
const CHECKED_LENGTH = 24;
/** Ways to read symbols as letters (`@` as `a`). The library's default of 100 takes 0.1 s for a password crafted for that. */
const MAX_SUBSTITUTIONS = 10;

let estimator: ZxcvbnFactory | undefined;

/** Estimates guesses from 50,000 common passwords, keyboard patterns, dates and repetitions. Ignores case. */
export const countGuesses: GuessCounter = (password, words) => {
  // created once: unpacking the dictionary is slow
  estimator ??= new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
  return estimator.check(password.slice(0, CHECKED_LENGTH).toLowerCase(), [...words]).guesses;
};
