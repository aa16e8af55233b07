/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { forgetMemberValues, RECENT_GAMES_KEY, RECENT_SEARCHES_KEY } from './member-values';
import { recall, remember } from './visit-memory';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("removes the member's values and keeps those of the device and of other pages", () => {
  sessionStorage.setItem('chunk-reload-at', '1');
  localStorage.setItem('username:MTO', 'MTODEMO1');
  localStorage.setItem(RECENT_GAMES_KEY, '{}');
  localStorage.setItem(RECENT_SEARCHES_KEY, '{}');
  remember('deposit:MTO:MTODEMO1', 'a');
  remember('gift:MTO:MTODEMO1', 'b');
  remember('gift:MTO:MTODEMO1', null);
  forgetMemberValues();
  expect(recall('deposit:MTO:MTODEMO1')).toBeNull();
  expect({ ...sessionStorage }).toEqual({ 'chunk-reload-at': '1' });
  expect({ ...localStorage }).toEqual({ 'username:MTO': 'MTODEMO1' });
});

it('leaves nothing of its own when the last value is removed', () => {
  remember('gift:MTO:MTODEMO1', 'b');
  remember('gift:MTO:MTODEMO1', null);
  expect(sessionStorage).toHaveLength(0);
});

it('ignores an invalid list of names', () => {
  for (const text of ['{', '{"a":1}', '[1]']) {
    sessionStorage.setItem('memberValues', text);
    expect(() => forgetMemberValues()).not.toThrow();
  }
});
