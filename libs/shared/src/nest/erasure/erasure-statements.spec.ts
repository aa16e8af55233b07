import { describe, expect, it } from '@jest/globals';
import { erasureStatements, wordPattern } from './erasure-statements';

const texts = (...tables: Parameters<typeof erasureStatements>[0]) => erasureStatements(tables).map(({ text }) => text);

describe('list of statements of an erasure', () => {
  it('finds rows by the username before it is replaced', () => {
    const [first, second] = texts(
      { table: 'thread', usernames: ['username'] },
      { table: 'message', emptied: { text: "''" }, of: 'thread in (select id from thread where username = $1)' },
    );
    expect(first).toMatch(/^update message set text = ''/);
    expect(second).toBe('update thread set username = $2 where username = $1');
  });

  it('empties columns in the statement that replaces the name', () => {
    expect(texts({ table: 'member', usernames: ['username'], emptied: { tel: 'null' } })).toEqual([
      'update member set username = $2, tel = null where username = $1',
    ]);
  });

  it("deletes the member's rows, and replaces the name where others mention it", () => {
    const [deleted, renamed] = texts({
      table: 'registration',
      usernames: ['username', 'referrer'],
      rows: 'deleted',
    }).toSpliced(1, 1);
    expect(deleted).toMatch(/^delete from registration where \(username = \$1\)/);
    expect(renamed).toBe('update registration set referrer = $2 where referrer = $1');
  });

  it('matches names as whole words', () => {
    expect(wordPattern('MTO.A')).toBe('\\mMTO\\.A\\M');
  });
});
