/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import { MonthBars } from './month-bars';

afterEach(cleanup);

it.each([
  [100, 139.9, 'มากกว่าเดือนก่อน 40%'],
  [100, 60, 'น้อยกว่าเดือนก่อน 40%'],
  [10, 137.9, 'มากกว่าเดือนก่อน 13 เท่า'],
])('compares an income of %p with one of %p: %s', (before, now, text) => {
  const months = [
    { month: '2026-10', income: before },
    { month: '2026-11', income: now },
  ];
  renderScreen(<MonthBars months={months} />, { at: '/MTO/referral' });
  expect(screen.getByText(text)).toBeTruthy();
});
