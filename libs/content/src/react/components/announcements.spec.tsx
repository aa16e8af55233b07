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
  it('come in one sheet with its place, and the last page is the end of all', async () => {
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

  it('are dismissed together when the sheet is closed, and the bell shows them again', async () => {
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
