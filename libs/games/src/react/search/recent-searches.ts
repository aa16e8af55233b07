import { foldText, type MemberRef } from '@housebrand/shared';
import { RECENT_SEARCHES_KEY } from '@housebrand/shared/react';
import { createMemberList } from '../member-list';

/** Searches that fit above the games without scrolling. */
const MAX_RECENT_SEARCHES = 6;

const isSearch = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const list = createMemberList(RECENT_SEARCHES_KEY, 'searches', isSearch, MAX_RECENT_SEARCHES);

/** Puts a search first; one that differs only in case or spaces replaces its earlier form. */
export function recordSearch(member: MemberRef, text: string): void {
  const search = text.trim();
  if (search === '') return;
  const others = list.read(member).filter((other) => foldText(other) !== foldText(search));
  list.write(member, [search, ...others]);
}

/** Forgets the member's searches. */
export function clearSearches(member: MemberRef): void {
  list.write(member, []);
}

/** Returns the member's searches in this browser, newest first; empty during server rendering. */
export const useRecentSearches = list.use;
