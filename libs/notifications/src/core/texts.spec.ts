import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type NewNotification } from '@housebrand/shared';
import { NOTIFICATION_KINDS, OPTIONAL_KINDS } from './kinds';
import { notificationPath, notificationText, type NotificationFacts } from './texts';
import { notificationsPages } from './pages';

const zone = 'Asia/Bangkok';
const facts: NotificationFacts[] = [
  { kind: 'depositReceived', params: { amountSatang: 50_017 } },
  { kind: 'withdrawalPaid', params: { amountSatang: 120_000 } },
  { kind: 'withdrawalRejected', params: { amountSatang: 120_000 } },
  { kind: 'newDevice', params: { device: 'Chrome · Android' } },
  { kind: 'newDevice', params: { device: '' } },
  { kind: 'factorAdded', params: { factor: 'TOTP' } },
  { kind: 'factorAdded', params: { factor: 'PASSKEY' } },
  { kind: 'factorRemoved', params: {} },
  { kind: 'passwordChanged', params: {} },
  ...(['DEPOSIT', 'LOSS'] as const).flatMap((limit) =>
    (['DAY', 'WEEK', 'MONTH'] as const).map((period): NotificationFacts => ({
      kind: 'limitStarted',
      params: { limit, period, limitSatang: 100_000 },
    })),
  ),
  { kind: 'breakStarted', params: { kind: 'COOL_OFF', until: '2026-12-01T10:00:00.000Z' } },
  { kind: 'breakStarted', params: { kind: 'SELF_EXCLUSION', until: null } },
  { kind: 'supportMessage', params: {} },
  { kind: 'prizeWon', params: { tournament: { th: 'ศึกสล็อต', en: 'Slots week' }, unit: 'CREDIT', amount: 150_000 } },
  { kind: 'prizeWon', params: { tournament: { th: 'ศึกสล็อต', en: 'Slots week' }, unit: 'POINT', amount: 1_500 } },
];

describe('text of a notification', () => {
  it('covers every kind in both languages, and fills every place', () => {
    expect(new Set(facts.map(({ kind }) => kind))).toEqual(new Set(NOTIFICATION_KINDS));
    for (const language of LANGUAGES)
      for (const one of facts) {
        const { title, text } = notificationText(one, { language, zone });
        expect(`${title} ${text}`).not.toMatch(/notifications\.|\{|undefined/);
      }
  });

  it('formats amounts, points and days for its reader', () => {
    const say = (one: NotificationFacts, language: 'th' | 'en') => notificationText(one, { language, zone }).text;
    expect(say(facts[0]!, 'th')).toBe('ยอดฝาก 500.17 บาท เข้าเครดิตของคุณแล้ว');
    expect(say(facts[15]!, 'th')).toContain('1 ธ.ค. 2569');
    expect(say(facts.at(-2)!, 'en')).toBe('Slots week: 1,500.00 baht.');
    expect(say(facts.at(-1)!, 'en')).toBe('Slots week: 1,500 reward points.');
  });
});

describe('page of a notification', () => {
  it('exists for every kind, with the id of a payment as one parameter', () => {
    const pathOf = (kind: NewNotification['kind']) => notificationPath({ kind, sourceId: 'DP-1&x=2' });
    for (const kind of NOTIFICATION_KINDS) expect(pathOf(kind)).toMatch(/^[a-z][a-z/-]+/);
    expect(pathOf('depositReceived')).toBe('deposit/history?id=DP-1%26x%3D2');
    expect(notificationsPages.map(({ path }) => path)).toEqual(['notifications']);
  });
});

describe('list of kinds that members can switch off', () => {
  it('excludes everything about security, limits and breaks', () => {
    expect(OPTIONAL_KINDS).toEqual([
      'depositReceived',
      'withdrawalPaid',
      'withdrawalRejected',
      'supportMessage',
      'prizeWon',
    ]);
  });
});
