/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import * as affiliate from '@housebrand/affiliate/react';
import * as auth from '@housebrand/auth/react';
import * as content from '@housebrand/content/react';
import * as games from '@housebrand/games/react';
import * as protection from '@housebrand/protection/react';
import * as quests from '@housebrand/quests/react';
import * as shared from '@housebrand/shared/react';
import * as site from '@housebrand/site/react';
import * as theming from '@housebrand/theming/react';
import * as tiers from '@housebrand/tiers/react';
import * as tournaments from '@housebrand/tournaments/react';
import * as wallet from '@housebrand/wallet/react';
import { stories } from './gallery';

const doors: Record<string, object> = {
  affiliate,
  auth,
  content,
  games,
  protection,
  quests,
  shared,
  site,
  theming,
  tiers,
  tournaments,
  wallet,
};

/** What is around others and has no face of its own. */
const FRAMES = ['HousebrandProvider', 'MenusProvider', 'PortalProvider', 'SheetTarget', 'SiteFrame'];
/** What needs more than a demo member: a passkey's device, a script of somebody else's. */
const ELSEWHERE = ['LiveChat', 'PasskeyButton'];

/** A function is a component when it begins with a capital and is no class; the others are wrapped: memo, lazy, context. */
function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !/^class\b/.test(String(value)) && !(value.prototype instanceof Error);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

describe('the components that are shown', () => {
  it.each(Object.keys(doors))('are all that %s exports', (library) => {
    const exported = Object.entries(doors[library]!)
      .filter(([name, value]) => isComponent(name, value))
      .map(([name]) => name)
      .filter((name) => ![...FRAMES, ...ELSEWHERE].includes(name));
    expect(Object.keys(stories[library] ?? {}).sort()).toEqual(exported.sort());
  });
});
