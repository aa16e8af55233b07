/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createQueryClient } from '@housebrand/shared/react';
import { DEMO_COLORS } from '@housebrand/theming';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSite } from '../testing/samples';
import { answersOf, replyTo } from './answers';
import type { Preview } from './preview';
import { PreviewPage } from './preview-page';

configure({ asyncUtilTimeout: 30_000 });

const both = (en: string) => ({ th: `ไทย ${en}`, en });
const list = (...rows: object[]) => ({ rows });
const tier = (tierLevel: number, tierName: string, satang: number) => ({
  tierLevel,
  tierName,
  logoUrl: '/media/tiers/1.svg',
  descriptionBackgroundColor: '#2F3A4D',
  backgroundDarkColor: '#4C5B75',
  backgroundBrightColor: '#C3D0E4',
  condition: { minDepositSatang: satang, minTurnoverSatang: satang },
  access: { menu: [] },
  content: { th: { summary: '', benefits: [] }, en: { summary: '', benefits: [] } },
});
const tournament = {
  id: 'week',
  name: both('Slots week'),
  content: both('Counts turnover.'),
  rewardType: 'CREDIT',
  calculationType: 'TURNOVER',
  games: [],
  categories: ['Slot'],
  startDate: '2020-01-01T00:00:00Z',
  endDate: '2999-01-01T00:00:00Z',
  imageUrl: '/media/banners/x.avif',
  rewardsSatang: [500_000, 300_000],
  rewardsPoints: null,
};
const quest = {
  id: 1,
  kind: 'TURNOVER',
  scope: null,
  title: both('Play 500 baht'),
  targetSatang: 50_000,
  targetRounds: null,
  reward: { kind: 'POINT', amountSatang: null, amountPoints: 20 },
};
const promotion = {
  id: 'mto-daily',
  title: both('First deposit'),
  summary: both('10 % more'),
  text: both('The terms.'),
};

const client = createQueryClient();
let answers: ReturnType<typeof answersOf>;
const { fetch } = globalThis;

function open(preview: Partial<Preview>) {
  const whole: Preview = { page: 'home', language: 'en', config: aSite(), documents: {}, ...preview };
  answers = answersOf(whole);
  return render(<PreviewPage preview={whole} client={client} />);
}

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
beforeEach(() => {
  // jsdom has no `Response`
  globalThis.fetch = (address) => {
    const { status, body } = replyTo(answers, String(address));
    return Promise.resolve({ ok: status < 400, status, headers: new Headers(), json: async () => body } as Response);
  };
});
afterEach(() => {
  cleanup();
  client.clear();
  globalThis.fetch = fetch;
});

const PAGES: readonly [Partial<Preview>, string | RegExp][] = [
  [
    {
      page: 'banners',
      documents: {
        banners: list({
          id: 'a',
          eyebrow: both('New'),
          title: both('Weekend'),
          action: both('Go'),
          path: 'game',
          imgUrl: '/media/banners/a.avif',
        }),
      },
    },
    'Weekend',
  ],
  [
    {
      page: 'announcements',
      documents: { announcements: list({ id: 'a', active: true, title: both('Tonight'), text: both('From three.') }) },
    },
    'From three.',
  ],
  [{ page: 'promotion-texts', documents: { 'promotion-texts': list(promotion) } }, 'First deposit'],
  [{ page: 'terms', documents: { terms: { text: both('## Withdrawals') } } }, 'Withdrawals'],
  [{ page: 'quests', documents: { quests: list(quest) } }, 'Play 500 baht'],
  [{ page: 'tournaments', documents: { tournaments: list(tournament) } }, 'Slots week'],
  [{ page: 'tiers', documents: { tiers: list(tier(1, 'Bronze', 0), tier(2, 'Silver', 500_000)) } }, /Bronze/],
  [
    {
      page: 'coupon',
      coupon: { kind: 'CREDIT', amountSatang: 10_000, amountPoints: null, turnoverMultiplier: 3, validUntil: null },
    },
    /played ฿300/,
  ],
  [{ page: 'home', documents: { quests: list(quest), tiers: list(tier(1, 'Bronze', 0)) } }, 'MTO08421'],
];

describe('preview', () => {
  it.each(PAGES)('shows a document that is not saved: %o', async (preview, words) => {
    open(preview);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it('applies the colours and the language of the editor', async () => {
    open({
      page: 'quests',
      language: 'th',
      config: aSite({ themes: DEMO_COLORS.NAGA }),
      documents: { quests: list(quest) },
    });
    expect(await screen.findByText('ไทย Play 500 baht')).toBeTruthy();
    expect(document.body.innerHTML).toMatch(/--primary:\s*#ebc05a/i);
    expect(document.documentElement.lang).toBe('th');
  });

  it('opens the pages of an entry, and leads back from all others', async () => {
    open({ page: 'promotion-texts', documents: { 'promotion-texts': list(promotion) } });
    await userEvent.click(await screen.findByText('First deposit'));
    expect(await screen.findByText('The terms.')).toBeTruthy();
  });

  it('answers a call without a document as if it did not exist', async () => {
    answers = {};
    expect(replyTo(answers, '/api/provider/game-list?gameType=Slot').status).toBe(404);
  });
});
