/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import type { DailyQuest } from '@housebrand/quests';
import { renderScreen } from '@housebrand/shared/testing/react';
import { screen, waitFor } from '@testing-library/react';
import { RewardWaits } from './member-parts';

const quest = (id: number, status: DailyQuest['status']): DailyQuest => ({
  id,
  kind: 'ROUNDS',
  scope: null,
  title: { th: 'หมุนสล็อต 100 รอบ', en: 'Spin 100 rounds' },
  target: 100,
  progress: 100,
  reward: { kind: 'POINT', amount: 80 },
  status,
  claim: null,
  endsAt: '2026-11-25T17:00:00.000Z',
});

it.each([
  ['2รางวัลรอรับ 2', [quest(1, 'READY'), quest(2, 'READY'), quest(3, 'OPEN')]],
  ['', [quest(1, 'OPEN')]],
])('says %j of the rewards that wait, at the shortcut of the quests', async (text, quests) => {
  const { container, sent } = renderScreen(<RewardWaits />, {
    at: '/MTO',
    answers: { '/api/apps/daily_quest/MTO': quests },
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(container.textContent).toBe(text));
  expect(screen.queryAllByText('รางวัลรอรับ 2')).toHaveLength(text === '' ? 0 : 1);
});
