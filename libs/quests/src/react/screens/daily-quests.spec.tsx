/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inTurn, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { DailyQuest } from '../../core';
import { QuestStrip } from '../components/quest-strip';
import DailyQuests from './daily-quests';
import QuestDetail from './quest-detail';

const LIST = '/api/apps/daily_quest/MTO';
const CLAIM = 'POST /api/apps/daily_quest.claim';
const claimed = { transactionId: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10', status: 'APPROVE' as const };

const quest = (differences: Partial<DailyQuest> = {}): DailyQuest => ({
  id: 1,
  kind: 'ROUNDS',
  scope: { kind: 'PROVIDER', value: 'NAGX' },
  title: { th: 'หมุนสล็อต 100 รอบ', en: 'Spin 100 rounds' },
  target: 100,
  progress: 64,
  reward: { kind: 'POINT', amount: 80 },
  status: 'OPEN',
  claim: null,
  endsAt: new Date(Date.now() + 9_970_000).toISOString(),
  ...differences,
});
const ready = (differences: Partial<DailyQuest> = {}): DailyQuest =>
  quest({
    id: 2,
    kind: 'DEPOSIT',
    scope: null,
    title: { th: 'ฝากครบ 100 บาท', en: 'Deposit 100 baht' },
    progress: 100,
    reward: { kind: 'POINT', amount: 50 },
    status: 'READY',
    ...differences,
  });

beforeEach(() => sessionStorage.clear());
const show = (answers: Answers) => renderScreen(<DailyQuests />, { at: '/MTO/daily-quest', answers });

describe('daily-quest screen', () => {
  it('shows READY quests first, each progress, the total, and the end of the day', async () => {
    const done = quest({ id: 3, status: 'CLAIMED', claim: { ...claimed, status: 'SUCCESS' }, progress: 100 });
    show({ [LIST]: [quest(), ready(), done] });
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/MTO/daily-quest/2',
      '/MTO/daily-quest/1',
      '/MTO/daily-quest/3',
    ]);
    expect(within(cards[0]!).getByRole('button', { name: 'รับ 50 แต้มรางวัล' })).toBeTruthy();
    expect(within(cards[1]!).getByText('+80 แต้มรางวัล')).toBeTruthy();
    expect(within(cards[1]!).getByText('เกมค่าย NAGX')).toBeTruthy();
    expect(within(cards[1]!).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64');
    expect(within(cards[2]!).getByText('รับแล้ว')).toBeTruthy();
    expect(screen.getByLabelText('รับแล้ววันนี้ 80 จาก 210 แต้มรางวัล')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^รีเซ็ตใน 02:4\d:\d\d$/);
  });

  it('claims once, shows the reward as pending, then as paid without a reload', async () => {
    const paying = ready({ status: 'CLAIMED', claim: claimed });
    const paid = ready({ status: 'CLAIMED', claim: { ...claimed, status: 'SUCCESS' } });
    const { sent } = show({
      [LIST]: inTurn([ready()], [paying], [paid]),
      [CLAIM]: { ...claimed, reward: ready().reward },
    });
    const button = await screen.findByRole('button', { name: 'รับ 50 แต้มรางวัล' });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: 'กำลังเพิ่มให้คุณ' }));
    expect(await screen.findByRole('heading', { name: 'รับรางวัลภารกิจ' })).toBeTruthy();
    expect(await screen.findByText('ดำเนินการเสร็จสิ้น')).toBeTruthy();
    const posts = sent.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual([{ agentID: 'MTO', id: 2, username: 'MTODEMO1' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the idempotency key after a failure, so that a retry repeats the request', async () => {
    show({ [LIST]: [ready()], [CLAIM]: refusal(503, 'ระบบปลายทางไม่พร้อม') });
    fireEvent.click(await screen.findByRole('button', { name: 'รับ 50 แต้มรางวัล' }));
    expect(await screen.findByText('รับไม่สำเร็จ รางวัลยังอยู่ กรุณาลองอีกครั้ง')).toBeTruthy();
    expect(sessionStorage.getItem('quest:MTO:MTODEMO1:2')).not.toBeNull();
  });

  it('leads to the promotions without quests', async () => {
    show({ [LIST]: [] });
    expect(await screen.findByText('วันนี้ไม่มีภารกิจ')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ดูโปรโมชัน' }).getAttribute('href')).toBe('/MTO/promotion');
  });

  it('shows an error without a response, and recovers on retry', async () => {
    show({ [LIST]: inTurn(refusal(503, 'ระบบปลายทางไม่พร้อม'), [quest()]) });
    expect(await screen.findByText('ระบบปลายทางไม่พร้อม')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(await screen.findByText('หมุนสล็อต 100 รอบ')).toBeTruthy();
  });

  it('replaces the quests when the day ends', async () => {
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    show({ [LIST]: inTurn([quest({ endsAt })], [quest({ progress: 0 })]) });
    expect(await screen.findByText('หมุนสล็อต 100 รอบ')).toBeTruthy();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(endsAt));
    expect(await screen.findByText('ภารกิจใหม่มาแล้ว')).toBeTruthy();
    clock.mockRestore();
    await waitFor(() => expect(screen.getByRole('progressbar', { name: /หมุนสล็อต/ }).ariaValueNow ?? '0').toBe('0'));
  });

  it('replaces the quests when it renders after the end of the day', async () => {
    const endsAt = new Date(Date.now() - 1_000).toISOString();
    show({ [LIST]: inTurn([quest({ endsAt })], [quest()]) });
    expect(await screen.findByText('ภารกิจใหม่มาแล้ว')).toBeTruthy();
  });

  it('refetches once, without an announcement, while the device clock is ahead of the server', async () => {
    const endsAt = new Date(Date.now() - 1_000).toISOString();
    const { sent } = show({ [LIST]: [quest({ endsAt })] });
    await waitFor(() => expect(sent.filter(({ address }) => address === LIST)).toHaveLength(2));
    expect(screen.queryByText('ภารกิจใหม่มาแล้ว')).toBeNull();
  });
});

describe('daily-quest/{id} screen', () => {
  const open = (id: string, answers: Answers) =>
    renderScreen(
      <Routes>
        <Route path="/MTO/daily-quest/:id" element={<QuestDetail />} />
      </Routes>,
      { at: `/MTO/daily-quest/${id}`, answers },
    );

  it('shows the rules, and the progress once, in the ring', async () => {
    open('1', { [`${LIST}/1`]: quest() });
    expect(await screen.findByText('เล่น 100 รอบ')).toBeTruthy();
    expect(screen.getAllByText('64 / 100')).toHaveLength(1);
    expect(screen.getByText('เกมค่าย NAGX')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'เล่นเลย' }).getAttribute('href')).toBe('/MTO/game');
  });

  it('leads to the deposit that a quest requires', async () => {
    open('1', { [`${LIST}/1`]: quest({ kind: 'DEPOSIT', scope: null }) });
    expect((await screen.findByRole('link', { name: 'ฝากเงิน' })).getAttribute('href')).toBe('/MTO/deposit');
  });

  it('claims the reward like the list does', async () => {
    const paid = ready({ status: 'CLAIMED', claim: { ...claimed, status: 'SUCCESS' } });
    open('2', { [`${LIST}/2`]: inTurn(ready(), paid), [CLAIM]: { ...claimed, reward: ready().reward } });
    fireEvent.click(await screen.findByRole('button', { name: 'รับ 50 แต้มรางวัล' }));
    expect(await screen.findByText('รับแล้ว')).toBeTruthy();
  });

  it('announces that the day has turned', async () => {
    const endsAt = new Date(Date.now() - 1_000).toISOString();
    open('1', { [`${LIST}/1`]: inTurn(quest({ endsAt }), quest({ progress: 0 })) });
    expect(await screen.findByText('ภารกิจใหม่มาแล้ว')).toBeTruthy();
  });

  it('shows that a quest has ended', async () => {
    open('99', { [`${LIST}/99`]: refusal(404, 'ภารกิจนี้จบแล้ว') });
    expect(await screen.findByRole('link', { name: 'ดูภารกิจวันนี้' })).toBeTruthy();
  });
});

describe('quest strip on the home screen', () => {
  it('links to the quests, and renders nothing without them', async () => {
    renderScreen(<QuestStrip />, { answers: { [LIST]: [quest(), ready()] } });
    const links = await screen.findAllByRole('link');
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/MTO/daily-quest']));
  });

  it('claims a finished quest in place', async () => {
    const { sent } = renderScreen(<QuestStrip />, {
      answers: { [LIST]: [quest(), ready()], 'POST /api/apps/daily_quest.claim': refusal(503, 'down') },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^รับ / }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
