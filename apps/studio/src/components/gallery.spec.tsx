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
import * as support from '@housebrand/support/react';
import * as theming from '@housebrand/theming/react';
import * as tiers from '@housebrand/tiers/react';
import * as notifications from '@housebrand/notifications/react';
import * as tournaments from '@housebrand/tournaments/react';
import * as wallet from '@housebrand/wallet/react';
import { stories } from './gallery';

const entryPoints: Record<string, object> = {
  affiliate,
  auth,
  content,
  games,
  protection,
  quests,
  shared,
  site,
  support,
  theming,
  tiers,
  notifications,
  tournaments,
  wallet,
};

/** Wrappers without an appearance of their own. */
const WRAPPERS = [
  'HousebrandProvider',
  'MenusProvider',
  'PaymentQuestion',
  'PaymentQuestionProvider',
  'PortalProvider',
  'ReturnFromGame',
  'SheetTarget',
  'SiteFrame',
  'WayOutProvider',
];
/** Components that need more than a demo member: a passkey device, a third-party script. */
const NOT_SHOWN = ['LiveChat', 'PasskeyButton', 'PasskeyOffer'];

/** Components are capitalized functions that are not classes, or wrapped ones: memo, lazy, context. */
function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !/^class\b/.test(String(value)) && !(value.prototype instanceof Error);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

describe('gallery', () => {
  it.each(Object.keys(entryPoints))('shows every component that %s exports', (library) => {
    const exported = Object.entries(entryPoints[library]!)
      .filter(([name, value]) => isComponent(name, value))
      .map(([name]) => name)
      .filter((name) => ![...WRAPPERS, ...NOT_SHOWN].includes(name));
    expect(Object.keys(stories[library] ?? {}).sort()).toEqual(exported.sort());
  });
});
