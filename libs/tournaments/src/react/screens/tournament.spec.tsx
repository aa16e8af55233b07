/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { setFirstAnswers } from '@housebrand/shared/react';
import { inTurn, pageOf, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { fireEvent, screen, within } from '@testing-library/react';
import { openingSummariesAddress, type LeaderboardRow, type OwnRow, type Ranking, type Tournament } from '../../core';
import { TournamentCard } from '../components/tournament-card';
import RankingScreen from './ranking';
import TournamentScreen from './tournament';

const BOARDS = '/api/apps/tournaments/leaderboards/MTO';
const RANKINGS = '/api/apps/rankings/MTO';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const row = (rank: number, score: number, reward = 0): LeaderboardRow => ({
  rank,
  username: `MTO•••${String(rank).padStart(2, '0')}`,
  score,
  reward,
});
const own = (differences: Partial<OwnRow> = {}): OwnRow => ({
  rank: 27,
  username: 'MTODEMO1',
  score: 3_170,
  reward: 0,
  gap: 44,
  ...differences,
});
const tournament = (differences: Partial<Tournament> = {}): Tournament => ({
  id: 'week',
  name: { th: 'ศึกสล็อต', en: 'Slots week' },
  rewardType: 'CREDIT',
  calculationType: 'TURNOVER',
  games: [],
  categories: ['Slot'],
  content: { th: '', en: '' },
  startDate: inHours(-100),
  endDate: inHours(54.5),
  status: 'RUNNING',
  imageUrl: '/media/banners/slots-week.avif',
  rewards: [80_000, 30_000, 15_000],
  isClosed: false,
  members: 30,
  leaderboards: [
    row(1, 12_560, 80_000),
    row(2, 9_840, 30_000),
    row(3, 8_115, 15_000),
    ...Array.from({ length: 17 }, (_, index) => row(index + 4, 7_000 - index)),
  ],
  own: own(),
  ...differences,
});
const show = (answers: Answers) => renderScreen(<TournamentScreen />, { at: '/MTO/tournament', answers });
const mine = () => within(screen.getByRole('region', { name: 'อันดับของคุณ' }));

describe('tournament screen', () => {
  afterEach(() => setFirstAnswers({}));

  it('shows the prizes, the remaining time, the leaders and the member’s place', async () => {
    show({ [BOARDS]: [tournament()] });
    expect(await screen.findByText('฿125,000')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^2 วัน 06:\d\d:\d\d$/);
    expect(screen.getByText('นับยอดเทิร์น')).toBeTruthy();
    const board = within(screen.getByRole('region', { name: 'ตารางอันดับ' }));
    expect(
      board
        .getAllByRole('listitem')
        .slice(0, 4)
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('MTO•••01'),
      expect.stringContaining('MTO•••02'),
      expect.stringContaining('MTO•••03'),
      expect.stringContaining('MTO•••04'),
    ]);
    expect(mine().getByText('27')).toBeTruthy();
    expect(mine().getByText('ตามอันดับ 26 อยู่ 44.00')).toBeTruthy();
    expect(mine().getByText('3,170.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'เกมที่ร่วมรายการ' }).getAttribute('href')).toBe('/MTO/game?type=SLOT');
  });

  it('shows the distance to the next rank beside the member’s own row', async () => {
    const fifth = own({ rank: 5, score: 6_999, gap: 1 });
    const leaderboards = tournament().leaderboards.map((one) => (one.rank === 5 ? { ...fifth } : one));
    show({ [BOARDS]: [tournament({ leaderboards, own: fifth })] });
    const board = within(await screen.findByRole('region', { name: 'ตารางอันดับ' }));
    const mineThere = board.getByText('คุณ · MTODEMO1').closest('li');
    expect(mineThere?.textContent).toContain('ตามอันดับ 4 อยู่ 1.00');
  });

  it('names the member on the podium, with the distance to the next rank', async () => {
    const second = own({ rank: 2, score: 9_840, gap: 2_720 });
    const leaderboards = [row(1, 12_560), { ...second }, row(3, 8_115)];
    show({ [BOARDS]: [tournament({ leaderboards, own: second })] });
    const board = within(await screen.findByRole('region', { name: 'ตารางอันดับ' }));
    expect(board.getByText('คุณ').closest('li')?.textContent).toContain('9,840.00');
    expect(board.getByText('ตามอันดับ 1 อยู่ 2,720.00')).toBeTruthy();
  });

  it('renders the page’s initial data first, and keeps the picture when the board arrives', async () => {
    const { members, leaderboards, own: mineOfIt, ...summary } = tournament();
    setFirstAnswers({ [openingSummariesAddress('MTO')]: [summary] });
    const board = Promise.withResolvers<Tournament[]>();
    const { container } = show({ [BOARDS]: () => board.promise });
    const picture = container.querySelector('img[fetchpriority="high"]');
    expect(picture).toBeTruthy();
    expect(screen.getByText('฿125,000')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    board.resolve([{ ...summary, members, leaderboards, own: mineOfIt }]);
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(picture?.isConnected).toBe(true);
  });

  it('loads the rest of the board on demand, with each row once', async () => {
    const whole = Array.from({ length: 30 }, (_, index) => row(index + 1, 30_000 - index));
    show({
      [BOARDS]: [tournament()],
      [`${BOARDS}/week`]: ({ address }: { address: string }) => {
        const offset = Number(new URL(address, 'http://x').searchParams.get('offset'));
        return pageOf(whole.slice(offset, offset + 10), 30);
      },
    });
    expect(await screen.findByText('แสดง 20 จาก 30 คน')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ดูเพิ่ม' }));
    for (const shown of [20, 30]) {
      fireEvent.click(await screen.findByRole('button', { name: 'ดูเพิ่ม' }));
      expect(await screen.findByText(`แสดง ${shown} จาก 30 คน`)).toBeTruthy();
    }
    expect(screen.getAllByText('MTO•••30')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'ดูเพิ่ม' })).toBeNull();
  });

  it('shows a hint without a score, and a countdown to an upcoming tournament', async () => {
    const next = tournament({
      id: 'next',
      status: 'UPCOMING',
      startDate: inHours(3),
      leaderboards: [],
      members: 0,
      own: null,
    });
    show({ [BOARDS]: [tournament({ own: null }), next] });
    expect(await screen.findByText('ยังไม่มีคะแนนของคุณ')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'เร็วๆ นี้' }));
    expect(screen.getByText('เริ่มในอีก')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'อันดับของคุณ' })).toBeNull();
  });

  it('shows the member’s prize after the end', async () => {
    const over = { status: 'ENDED' as const, endDate: inHours(-3), isClosed: true };
    show({ [BOARDS]: [tournament({ ...over, own: own({ rank: 2, reward: 500 }) })] });
    expect(await screen.findByText('คุณได้อันดับ 2 รับ ฿500')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('leads to the promotions without tournaments', async () => {
    show({ [BOARDS]: [] });
    expect(await screen.findByText('ยังไม่มีทัวร์นาเมนต์')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ดูโปรโมชัน' }).getAttribute('href')).toBe('/MTO/promotion');
  });

  it('shows an error without a response, and recovers on retry', async () => {
    show({ [BOARDS]: inTurn(refusal(503, 'ระบบปลายทางไม่พร้อม'), [tournament()]) });
    expect(await screen.findByText('ระบบปลายทางไม่พร้อม')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(await screen.findByText('฿125,000')).toBeTruthy();
  });
});

describe('ranking screen', () => {
  const ranking = (differences: Partial<Ranking> = {}): Ranking => ({
    period: 'DAY',
    calculationType: 'TURNOVER',
    startDate: '2026-11-20T17:00:00.000Z',
    endDate: '2026-11-21T17:00:00.000Z',
    members: 12,
    leaderboards: [90_000, 80_000, 70_000, 60_000].map((turnoverSatang, index) => ({
      rank: index + 1,
      username: `MTO•••0${index + 1}`,
      turnoverSatang,
    })),
    own: { rank: 9, username: 'MTODEMO1', turnoverSatang: 10_000, gapSatang: 1_250 },
    ...differences,
  });
  const open = (answers: Answers, language: 'th' | 'en' = 'th') =>
    renderScreen(<RankingScreen />, { at: '/MTO/ranking', answers, language });

  it('shows each board with three leaders and the member’s own place', async () => {
    const week = ranking({
      period: 'WEEK',
      startDate: '2026-11-15T17:00:00.000Z',
      endDate: '2026-11-22T17:00:00.000Z',
      own: null,
    });
    open({ [RANKINGS]: [ranking(), week], [BOARDS]: [tournament()] });
    expect(await screen.findByText('ศึกสล็อต')).toBeTruthy();
    expect(screen.getByText('วันนี้')).toBeTruthy();
    expect(screen.getByText('16 พ.ย. 2569 – 22 พ.ย. 2569')).toBeTruthy();
    expect(screen.getByText('ตามอันดับ 8 อยู่ 12.50')).toBeTruthy();
    expect(screen.getByText('คุณยังไม่มีอันดับ')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
  });

  it('shows an empty state without ranked members', async () => {
    open({ [RANKINGS]: [ranking({ members: 0, leaderboards: [], own: null })], [BOARDS]: [] }, 'en');
    expect(await screen.findByText('No rankings yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the games' }).getAttribute('href')).toBe('/MTO/game');
  });
});

describe('tournament card on the home screen', () => {
  it('links to the tournament with the member’s own place', async () => {
    renderScreen(<TournamentCard />, { answers: { [BOARDS]: [tournament()] } });
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/MTO/tournament');
    expect(screen.getByText('คุณ · MTODEMO1')).toBeTruthy();
  });

  it('shows a member among the leaders once, with the distance to the next rank', async () => {
    const second = own({ rank: 2, score: 9_840, gap: 2_720 });
    const leaderboards = [row(1, 12_560), { ...second }, row(3, 8_115)];
    renderScreen(<TournamentCard />, { answers: { [BOARDS]: [tournament({ leaderboards, own: second })] } });
    const [, mineAmongThem, ...others] = await screen.findAllByRole('listitem');
    expect(mineAmongThem?.textContent).toContain('คุณ · MTODEMO1');
    expect(mineAmongThem?.textContent).toContain('ตามอันดับ 1 อยู่ 2,720.00');
    expect(others).toHaveLength(1);
    expect(screen.getAllByText('คุณ · MTODEMO1')).toHaveLength(1);
  });
});
