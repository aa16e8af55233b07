/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useOpenSheets } from '@housebrand/shared/react';
import { renderScreen } from '@housebrand/shared/testing/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Announcement } from '../../core';
import { dismissedAnnouncements } from '../announcement-cookie';
import { AnnouncementRow } from './announcement-row';
import { Announcements } from './announcements';

const one = (_id: string, active = true): Announcement => ({
  _id,
  active,
  isRead: false,
  title: `เรื่อง ${_id}`,
  text: `ข้อความ ${_id}`,
});
const ALL = [one('a'), one('old', false), one('b'), one('c')];

beforeEach(() => {
  document.cookie = 'announcement=; path=/; max-age=0';
  useOpenSheets.setState({ count: 0 });
  readElsewhere = [];
});

let readElsewhere: string[] = [];
const seenBy = (row: Announcement) => ({ ...row, isRead: readElsewhere.includes(row._id) });

const show = () =>
  renderScreen(
    <>
      <AnnouncementRow />
      <Announcements />
    </>,
    { answers: { '/api/provider/announcements': ALL.map(seenBy), 'POST /api/provider/announcements/read': null } },
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

  it('shows only those that no device has shown, and reports them as read', async () => {
    readElsewhere = ['a', 'c'];
    const { sent } = show();
    expect(await screen.findByRole('dialog', { name: 'เรื่อง b' })).toBeTruthy();
    press('รับทราบ');
    await waitFor(() => expect(JSON.stringify(sent)).toContain('{"ids":["b"]}'));
  });

  it('waits until no other sheet is open', async () => {
    useOpenSheets.setState({ count: 1 });
    show();
    await screen.findByRole('button', { name: /ประกาศ/ });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => useOpenSheets.setState({ count: 0 }));
    expect(await screen.findByRole('dialog', { name: 'เรื่อง a' })).toBeTruthy();
  });

  it('dismisses all announcements when the sheet closes, and shows them again from the row', async () => {
    document.cookie = 'announcement=a; path=/';
    show();
    expect(await screen.findByRole('dialog', { name: 'เรื่อง b' })).toBeTruthy();
    press('ปิด');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dismissedAnnouncements()).toEqual(['a', 'b', 'c']);
    fireEvent.click(screen.getByRole('button', { name: /ประกาศ/ }));
    expect(await screen.findByRole('dialog', { name: 'เรื่อง a' })).toBeTruthy();
    expect(screen.getByText('1 จาก 3')).toBeTruthy();
    press('ปิด');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
