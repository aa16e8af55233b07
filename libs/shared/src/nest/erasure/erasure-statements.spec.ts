import { describe, expect, it } from '@jest/globals';
import { erasureStatements, wordPattern } from './erasure-statements';

const texts = (...tables: Parameters<typeof erasureStatements>[0]) => erasureStatements(tables).map(({ text }) => text);

describe('statements of an erasure', () => {
  it('find rows by the username before they replace it', () => {
    const [first, second] = texts(
      { table: 'thread', usernames: ['username'] },
      { table: 'message', emptied: { text: "''" }, of: 'thread in (select id from thread where username = $1)' },
    );
    expect(first).toMatch(/^update message set text = ''/);
    expect(second).toBe('update thread set username = $2 where username = $1');
  });

  it('empty columns in the statement that replaces the name', () => {
    expect(texts({ table: 'member', usernames: ['username'], emptied: { tel: 'null' } })).toEqual([
      'update member set username = $2, tel = null where username = $1',
    ]);
  });

  it("delete the member's rows, and replace the name where others mention it", () => {
    const [deleted, renamed] = texts({
      table: 'registration',
      usernames: ['username', 'referrer'],
      rows: 'deleted',
    }).toSpliced(1, 1);
    expect(deleted).toMatch(/^delete from registration where \(username = \$1\)/);
    expect(renamed).toBe('update registration set referrer = $2 where referrer = $1');
  });

  it('match names as whole words', () => {
    expect(wordPattern('MTO.A')).toBe('\\mMTO\\.A\\M');
  });
});
