/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Announcement } from '../../core';
import { dismissedAnnouncements } from '../announcement-cookie';
import { useReopened } from '../state/reopened';
import { AnnouncementBell } from './announcement-bell';
import { Announcements } from './announcements';

const one = (_id: string, active = true): Announcement => ({
  _id,
  active,
  title: `เรื่อง ${_id}`,
  text: `ข้อความ ${_id}`,
});
const ALL = [one('a'), one('old', false), one('b'), one('c')];

beforeEach(() => {
  document.cookie = 'announcement=; path=/; max-age=0';
  useReopened.setState({ isReopened: false });
});

const show = () =>
  renderScreen(
    <>
      <AnnouncementBell />
      <Announcements />
    </>,
    { answers: { '/api/provider/announcements': ALL } },
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('announcements', () => {
  it('shows announcements in one sheet with their position, and closes after the last', async () => {
    show();
    expect(await screen.findByRole('dialog', { name: 'เรื่อง a' })).toBeTruthy();
    expect(screen.getByText('1 จาก 3')).toBeTruthy();
    press('ถัดไป');
    expect(screen.getByText('2 จาก 3')).toBeTruthy();
    expect(dismissedAnnouncements()).toEqual([]);
    press('ถัดไป');
    expect(screen.getByRole('dialog', { name: 'เรื่อง c' })).toBeTruthy();
    press('รับทราบ');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dismissedAnnouncements()).toEqual(['a', 'b', 'c']);
  });

  it('dismisses all announcements when the sheet closes, and shows them again from the bell', async () => {
    document.cookie = 'announcement=a; path=/';
    show();
    expect(await screen.findByRole('dialog', { name: 'เรื่อง b' })).toBeTruthy();
    press('ปิด');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dismissedAnnouncements()).toEqual(['a', 'b', 'c']);
    press('ประกาศ');
    expect(await screen.findByRole('dialog', { name: 'เรื่อง a' })).toBeTruthy();
    expect(screen.getByText('1 จาก 3')).toBeTruthy();
    press('ปิด');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
