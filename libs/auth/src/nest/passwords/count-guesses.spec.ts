import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  commonPasswordProblems,
  PASSWORD_MAX_LENGTH,
  passwordProblems,
  guessableTerms,
  type PasswordOwner,
} from '../../core';
import { countGuesses } from './count-guesses';

const OWNER: PasswordOwner = {
  prefix: 'NAGA',
  username: 'NAGAEAK77',
  host: 'www.nagawin.example',
  tel: '0812345678',
  firstName: 'Thanakorn',
  lastName: 'Thongsukdee',
  birthday: '1995-04-13',
};
const isCommon = (password: string) => commonPasswordProblems(password, OWNER, countGuesses).length > 0;
const REFUSED = [{ field: 'password', messageKey: 'auth.passwordCommon' }];

describe('common password', () => {
  it.each(['Password1!', 'P@ssw0rd12', 'Qwerty123!', 'Nagagame1!', 'Aa123456!', 'Abcd1234!', 'Welcome1!', 'Zaq12wsx!'])(
    'includes %s although it has all required parts',
    (password) => {
      expect(passwordProblems(password)).toEqual([]);
      expect(commonPasswordProblems(password, OWNER, countGuesses)).toEqual(REFUSED);
    },
  );

  it.each(['Thanakorn1!', 'Nagaeak77!', 'Nagawin888!', '0812345678Aa!', 'Aa!13042538', 'Nagabet99!'])(
    'includes %s, which is made of facts about its owner',
    (password) => {
      expect(isCommon(password)).toBe(true);
    },
  );

  it('excludes random passwords and those of the demo data', () => {
    const character = fc.constantFrom(...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!');
    const random = fc.array(character, { minLength: 12, maxLength: PASSWORD_MAX_LENGTH }).map((all) => all.join(''));
    // random texts with many repetitions really are easy to guess
    const varied = random.filter((text) => new Set(text.slice(0, 12).toLowerCase()).size > 8);
    fc.assert(fc.property(varied, (text) => !isCommon(text)));
    for (const own of ['Chips-2026!', 'Other-Chips-7']) expect(isCommon(own)).toBe(false);
  });

  it('stays common with letters replaced by symbols or capitals and a suffix', () => {
    const disguised = fc
      .tuple(
        fc.constantFrom('password', 'iloveyou', 'sunshine', 'football', 'qwertyuiop'),
        fc.func(fc.constantFrom(0, 1, 2)),
        fc.constantFrom('1!', '12', '!1', '123', '#1'),
      )
      .map(([word, how, tail]) => {
        const symbols: Record<string, string> = { a: '@', o: '0', s: '$', e: '3', i: '1' };
        const changed = [...word].map((letter, at) =>
          how(at) === 0 ? letter : how(at) === 1 ? letter.toUpperCase() : (symbols[letter] ?? letter),
        );
        return changed.join('') + tail;
      });
    fc.assert(fc.property(disguised, isCommon));
  });

  it('is detected quickly even in a text crafted to be slow', () => {
    const costOf = (password: string) => {
      const before = process.cpuUsage();
      for (let time = 0; time < 5; time += 1) countGuesses(password, guessableTerms(OWNER));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 5_000;
    };
    countGuesses('warm', []);
    const plain = costOf('Chips-2026!');
    for (const evil of ['P@ssw0rd12', '@$10!3457', 'aA1!']) {
      const cost = costOf(evil.repeat(PASSWORD_MAX_LENGTH).slice(0, PASSWORD_MAX_LENGTH));
      expect(cost).toBeLessThan(20 * Math.max(1, plain));
    }
  });
});
