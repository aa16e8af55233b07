import { normalizeUsername } from '@housebrand/shared';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  confirmationProblems,
  isGeneratedPassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_SYMBOLS,
  passwordProblems,
  USERNAME_MAX_LENGTH,
  usernameProblems,
  loginProblems,
} from './credentials';

const keysOf = (problems: { messageKey: string }[]) => problems.map(({ messageKey }) => messageKey);
const filler = fc.string({ minLength: 9, maxLength: 40 });

describe('password rule', () => {
  it('accepts the demo password', () => expect(passwordProblems('Chips-2026!')).toEqual([]));

  it('requires a password', () => expect(keysOf(passwordProblems(''))).toEqual(['auth.passwordRequired']));

  it('requires more than eight characters', () => {
    expect(keysOf(passwordProblems('Abcde1-!'))).toEqual(['auth.passwordTooShort']);
    expect(passwordProblems('Abcdef1-!')).toEqual([]);
  });

  it('reports the minimum length and allows up to 128 characters', () => {
    expect(passwordProblems('aA1!')).toEqual([
      { field: 'password', messageKey: 'auth.passwordTooShort', values: { min: 9 } },
    ]);
    expect(passwordProblems('AAAA1111!')).toEqual([{ field: 'password', messageKey: 'auth.passwordLowercase' }]);
    expect(PASSWORD_MAX_LENGTH).toBe(128);
  });

  it('accepts each symbol of the specification and no other', () => {
    for (const symbol of PASSWORD_SYMBOLS) expect(passwordProblems(`Abcdefgh1${symbol}`)).toEqual([]);
    for (const other of ['~', '`', ' ', 'ก', '€']) {
      expect(keysOf(passwordProblems(`Abcdefgh1${other}`))).toEqual(['auth.passwordSymbol']);
    }
  });

  it('accepts every password with all five parts', () => {
    fc.assert(fc.property(filler, (text) => passwordProblems(`${text}aA1!`).length === 0));
  });

  it('lists exactly the missing parts', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{9,30}$/), (text) => {
        expect(keysOf(passwordProblems(text))).toEqual([
          'auth.passwordUppercase',
          'auth.passwordDigit',
          'auth.passwordSymbol',
        ]);
      }),
    );
  });

  it('recognises a generated password by its format', () => {
    expect(isGeneratedPassword('1Ox0123456789abcdef')).toBe(true);
    expect(isGeneratedPassword('1Ox0123456789ABCDEF')).toBe(false);
    expect(isGeneratedPassword('1Ox0123456789abcde')).toBe(false);
  });

  it('requires a matching confirmation', () => {
    expect(confirmationProblems('a', 'a')).toEqual([]);
    expect(keysOf(confirmationProblems('a', 'A'))).toEqual(['auth.passwordMismatch']);
  });
});

describe('username rule', () => {
  it('requires five characters and the prefix', () => {
    expect(usernameProblems('MTOA1', 'MTO')).toEqual([]);
    expect(keysOf(usernameProblems('MTO1', 'MTO'))).toEqual(['auth.usernameTooShort']);
    expect(keysOf(usernameProblems('NAGADEMO1', 'MTO'))).toEqual(['auth.usernameLacksPrefix']);
    expect(keysOf(usernameProblems(' ', 'MTO'))).toEqual(['shared.required']);
    expect(usernameProblems('MTO1', 'MTO')[0]).toMatchObject({ values: { min: 5 } });
    expect(USERNAME_MAX_LENGTH).toBe(32);
  });

  it('ignores case and surrounding spaces', () => {
    expect(usernameProblems(' mtodemo1 ', 'MTO')).toEqual([]);
    expect(normalizeUsername(' mtodemo1 ')).toBe('MTODEMO1');
  });
});

describe('login rule', () => {
  it('requires a password and a username of this agent', () => {
    const reported = (username: string, password: string) =>
      loginProblems({ username, password }, 'MTO').map(({ field, messageKey }) => `${field} ${messageKey}`);
    expect(reported(' ', '')).toEqual(['username shared.required', 'password shared.required']);
    expect(reported('mto1', 'x')).toEqual(['username auth.usernameTooShort']);
    expect(reported('NAGADEMO1', 'x')).toEqual(['username auth.usernameLacksPrefix']);
  });

  it('accepts every username with the prefix, in any case, with any password', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9]{2,12}$/), fc.string({ minLength: 1 }), (rest, password) => {
        expect(loginProblems({ username: ` mTo${rest} `, password }, 'MTO')).toEqual([]);
      }),
    );
  });
});
