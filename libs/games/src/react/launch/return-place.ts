import type { MemberRef } from '@housebrand/shared';
import { recall, remember } from '@housebrand/shared/react';

/** The page that a member left for a game, and its scroll position. */
export interface ReturnPlace {
  /** Path and query. */
  address: string;
  scrollPx: number;
}

const nameFor = ({ prefix, username }: MemberRef): string => `lobby:${prefix}:${username}`;

/** The page of the last tap on a game: the member may not be known yet. */
let left: ReturnPlace | null = null;

/** Notes the current page when a tap leads to a game. */
export function noteLeftPlace(): void {
  const { pathname, search } = window.location;
  left = { address: `${pathname}${search}`, scrollPx: Math.round(window.scrollY) };
}

/** Returns the noted page once; `null` when the member opened the game by its address. */
export function takeLeftPlace(): ReturnPlace | null {
  const place = left;
  left = null;
  return place;
}

/** Stores the page that the member's game leads back to. */
export function keepReturnPlace(member: MemberRef, place: ReturnPlace): void {
  remember(nameFor(member), JSON.stringify(place));
}

/** Returns the place once; `null` without one, or for an address outside the member's site. */
export function takeReturnPlace(member: MemberRef): ReturnPlace | null {
  const text = recall(nameFor(member));
  remember(nameFor(member), null);
  try {
    const { address, scrollPx } = (JSON.parse(text ?? 'null') ?? {}) as Partial<ReturnPlace>;
    if (typeof address !== 'string' || typeof scrollPx !== 'number') return null;
    return isOwnPath(address, member.prefix) ? { address, scrollPx } : null;
  } catch {
    return null;
  }
}

const isOwnPath = (address: string, prefix: string): boolean =>
  address === `/${prefix}` || address.startsWith(`/${prefix}/`) || address.startsWith(`/${prefix}?`);
