/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aMember, aMemberTier, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FirstSteps } from './first-steps';

const ME = 'MTO/MTODEMO1';
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const nothingDone: Answers = {
  [`/api/apps/favorite_games/${ME}`]: [],
  [`/api/apps/protection/${ME}/limits`]: [{ kind: 'DEPOSIT', period: 'DAY', limitSatang: null }],
  [`/api/apps/protection/${ME}`]: { reminderMinutes: null, pendingReminder: null, exclusion: null },
  [`/api/apps/second_factors/${ME}`]: { factors: [], recoveryCodesLeft: 0 },
};
const tier = (depositAmount: number) => aMemberTier({ depositAmount });
const show = (answers: Answers = {}, differences: Partial<ReturnType<typeof aMember>> = {}) =>
  renderScreen(<FirstSteps />, {
    at: '/MTO',
    member: aMember({ createDate: ago(1), tier: tier(0), ...differences }),
    answers: { ...nothingDone, ...answers },
  });
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('first steps of a new member', () => {
  beforeEach(() => {
    localStorage.clear();
    Object.assign(window, { PublicKeyCredential: class {} });
  });

  it('leads to each step, and ticks off what is done', async () => {
    show({ [`/api/apps/favorite_games/${ME}`]: ['NAGX-0001'] }, { tier: tier(100) });
    expect(await screen.findByText('ทำแล้ว 2 จาก 4')).toBeTruthy();
    expect(links()).toEqual(['/MTO/user-info/play-safely', '/MTO/user-info/second-factor']);
  });

  it('leads an excluded member neither to a deposit nor to games', async () => {
    const exclusion = { kind: 'COOL_OFF', since: ago(0), until: null };
    show({ [`/api/apps/protection/${ME}`]: { reminderMinutes: null, pendingReminder: null, exclusion } });
    expect(await screen.findByText('ทำแล้ว 0 จาก 2')).toBeTruthy();
    expect(links()).toEqual(['/MTO/user-info/play-safely', '/MTO/user-info/second-factor']);
  });

  it('disappears when all is done', async () => {
    const { sent } = show(
      {
        [`/api/apps/favorite_games/${ME}`]: ['NAGX-0001'],
        [`/api/apps/protection/${ME}/limits`]: [{ kind: 'DEPOSIT', period: 'DAY', limitSatang: 100_000 }],
        [`/api/apps/second_factors/${ME}`]: { factors: [{ id: '1', kind: 'PASSKEY' }], recoveryCodesLeft: 0 },
      },
      { tier: tier(100) },
    );
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('requests nothing for a member of two weeks, and shows nothing', () => {
    const { sent } = show({}, { createDate: ago(15) });
    expect(sent).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('stays hidden for the member who has hidden it, and for no other', async () => {
    const { unmount } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'ซ่อนขั้นตอนเหล่านี้' }));
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
    expect(show().sent).toEqual([]);
    expect(JSON.parse(localStorage.getItem('firstSteps')!)).toEqual({ prefix: 'MTO', username: 'MTODEMO1' });
  });
});
