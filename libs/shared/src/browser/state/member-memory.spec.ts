/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { recallOfMember, rememberOfMember } from './member-memory';
import { forgetRemembered } from './visit-memory';

const member = { prefix: 'MTO', username: 'MTODEMO1' };

beforeEach(() => sessionStorage.clear());

it('returns a value to its agent only', () => {
  rememberOfMember(member, 'credit', 7);
  expect(recallOfMember('MTO', 'credit')).toEqual({ username: 'MTODEMO1', value: 7 });
  expect(recallOfMember('NAGA', 'credit')).toBeNull();
  expect(recallOfMember('MTO', 'points')).toBeNull();
});

it('drops the values of another member and those of a logout', () => {
  rememberOfMember(member, 'credit', 7);
  rememberOfMember({ ...member, username: 'MTODEMO2' }, 'points', 1);
  expect(recallOfMember('MTO', 'credit')).toBeNull();
  forgetRemembered();
  expect(recallOfMember('MTO', 'points')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{', 'null', '{"prefix":"MTO"}', '7'])('ignores the unreadable value %s', (stored) => {
  sessionStorage.setItem('member', stored);
  expect(recallOfMember('MTO', 'credit')).toBeNull();
});
