import { describe, expect, it } from '@jest/globals';
import { Forbidden } from '@housebrand/shared';
import fc from 'fast-check';
import { refuseOthers, type Principal } from './principal';

const member: Principal = { kind: 'member', prefix: 'MTO', username: 'MTODEMO1', memberId: '1', sessionId: 's' };
const key: Principal = { kind: 'agentKey', prefix: 'MTO', scopes: null };
const refusal = (principal: Principal, part: unknown, except?: string[]) => () =>
  refuseOthers(principal, [{}, undefined, part], except);

const spelled = (text: string) =>
  fc
    .tuple(fc.constantFrom('', ' ', '\t'), fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }))
    .map(([space, lower]) => space + [...text].map((c, at) => (lower[at] ? c.toLowerCase() : c)).join('') + space);
/** Puts a field anywhere in a body. */
const nested = (leaf: object) =>
  fc.array(fc.constantFrom('list', 'inner'), { maxLength: 6 }).map((path) => wrap(path, leaf));
const wrap = (path: string[], leaf: object): object =>
  path.reduce<object>((inner, step) => (step === 'list' ? [{ a: 1 }, inner] : { step: inner }), leaf);

describe('refuseOthers', () => {
  it('accepts the caller in any spelling and at any depth', () => {
    fc.assert(
      fc.property(spelled('MTO'), spelled('MTODEMO1'), fc.nat(6), (prefix, username, depth) => {
        const part = wrap(Array<string>(depth).fill('inner'), { prefix, agentID: prefix, username });
        expect(refusal(member, part)).not.toThrow();
        expect(refusal(key, part)).not.toThrow();
      }),
    );
  });

  it('rejects other members and agents in any field', () => {
    const others = fc.constantFrom(
      { prefix: 'NAGA' },
      { agentID: 'MTOX' },
      { username: 'MTODEMO2' },
      { username: 'MTODEMO11' },
      { usernameOrTel: 'MTODEMO2' },
      { username: ['MTODEMO1', 'MTODEMO2'] },
      { username: 1 },
      { prefix: { toString: 'MTO' } },
    );
    fc.assert(
      fc.property(others.chain(nested), (part) => {
        expect(refusal(member, part)).toThrow(Forbidden);
      }),
    );
  });

  it('accepts any member of the agent for an agent key, and rejects other agents', () => {
    expect(refusal(key, { prefix: 'mto', username: 'MTODEMO2' })).not.toThrow();
    expect(refusal(key, { agentID: 'NAGA', username: 'MTODEMO2' })).toThrow(Forbidden);
  });

  it('accepts other members only in the fields that a route names', () => {
    const gift = { username: 'MTODEMO1', receiver: { username: 'MTODEMO2' } };
    expect(refusal(member, gift, ['receiver.username'])).not.toThrow();
    expect(refusal(member, gift)).toThrow(Forbidden);
    expect(refusal(member, { username: 'MTODEMO2' }, ['receiver.username'])).toThrow(Forbidden);
    const list = { receivers: [{ username: 'MTODEMO2' }, { username: 'MTODEMO3' }] };
    expect(refusal(member, list, ['receivers.username'])).not.toThrow();
  });

  it('ignores blank fields and phone numbers', () => {
    for (const part of [null, 'text', {}, { prefix: '', username: null }, { usernameOrTel: '0812345678' }])
      expect(refusal(member, part)).not.toThrow();
  });

  it('rejects other members at any nesting depth', () => {
    let part: object = { username: 'MTODEMO2' };
    for (let depth = 0; depth < 40_000; depth += 1) part = [part];
    expect(refusal(member, part)).toThrow(Forbidden);
  });
});
