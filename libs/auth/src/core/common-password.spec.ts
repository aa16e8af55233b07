import { describe, expect, it } from '@jest/globals';
import { commonPasswordProblems, MIN_PASSWORD_GUESSES, guessableTerms } from './common-password';

const OWNER = { prefix: 'NAGA', username: 'NAGAEAK77' };

describe('wordsOf', () => {
  it('lists words of the member, the site and the trade, once each', () => {
    const owner = {
      ...OWNER,
      host: 'www.nagawin.example',
      tel: '0812345678',
      firstName: 'Eak',
      birthday: '1995-04-13',
    };
    const terms = guessableTerms(owner);
    for (const term of ['naga', 'nagaeak77', 'eak77', 'nagawin', '0812345678', 'eak', '13041995', '130438', 'nagagame'])
      expect(terms).toContain(term);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it('omits unknown personal data', () => {
    expect(guessableTerms(OWNER)).not.toContain('');
    expect(guessableTerms(OWNER)).not.toContain('undefined');
  });
});

describe('commonPasswordProblems', () => {
  it('refuses passwords that need too few guesses', () => {
    const problems = (guesses: number) => commonPasswordProblems('Any-Word-1', OWNER, () => guesses);
    expect(problems(MIN_PASSWORD_GUESSES)).toEqual([]);
    expect(problems(MIN_PASSWORD_GUESSES - 1)).toEqual([{ field: 'password', messageKey: 'auth.passwordCommon' }]);
  });
});
