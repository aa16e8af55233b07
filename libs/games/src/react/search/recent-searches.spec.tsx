/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aMember, renderPortalHook } from '@housebrand/shared/testing/react';
import { act, cleanup } from '@testing-library/react';
import { clearSearches, recordSearch, useRecentSearches } from './recent-searches';

const ME = { prefix: 'MTO', username: 'MTODEMO1' };
const searches = (username = ME.username) =>
  renderPortalHook(() => useRecentSearches(), { member: aMember({ username }) }).result;

beforeEach(() => localStorage.clear());
afterEach(cleanup);
const record = (text: string, member = ME) => act(() => recordSearch(member, text));

describe('recent searches', () => {
  it('lists the six newest, each once whatever its case', () => {
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', ' TWO ', '  ']) record(text);
    expect(searches().current).toEqual(['TWO', 'six', 'five', 'four', 'three', 'one']);
    record('seven');
    expect(searches().current).toEqual(['seven', 'TWO', 'six', 'five', 'four', 'three']);
  });

  it('shows them to their member only', () => {
    record('naga');
    expect(searches('MTODEMO2').current).toEqual([]);
    record('tiger', { ...ME, username: 'MTODEMO2' });
    expect(localStorage.getItem('recentSearches')).not.toContain('naga');
  });

  it('clears them at once', () => {
    record('naga');
    const shown = searches();
    act(() => clearSearches(ME));
    expect(shown.current).toEqual([]);
  });

  it('ignores invalid data under its key', () => {
    for (const text of ['{', 'null', '{"member":{"prefix":"MTO","username":"MTODEMO1"},"searches":[1,""," "]}']) {
      localStorage.setItem('recentSearches', text);
      expect(searches().current).toEqual([]);
    }
  });
});
