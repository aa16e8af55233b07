/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { DialogHost } from '@housebrand/shared/react';
import { inTurn, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SessionRecord } from '../../core';
import Devices from './devices';

const at = '2026-11-21T11:02:00.000Z';
const session = (id: string, device: string, isCurrent = false): SessionRecord => ({
  id,
  device,
  isCurrent,
  createdAt: at,
  lastSeenAt: at,
});
const OWN = session('own', 'Chrome, Android', true);
const BASE = '/api/apps/sessions/MTO/MTODEMO1';
const show = (answers: Answers) =>
  renderScreen(
    <>
      <Devices />
      <DialogHost />
    </>,
    { at: '/MTO/user-info/devices', answers },
  );

describe('devices page', () => {
  it('lists this device first and ends another session with one press', async () => {
    const { sent } = show({
      [BASE]: inTurn([session('a', 'Safari, iPhone'), OWN, session('b', '')], [OWN, session('b', '')]),
      [`POST ${BASE}/a/end`]: null,
    });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Chrome, Androidเครื่องนี้',
      'Safari, iPhoneใช้งานล่าสุด\n21 พ.ย. 2569 · 18:02 น.ออกจากระบบ',
      'อุปกรณ์ไม่รู้จักใช้งานล่าสุด\n21 พ.ย. 2569 · 18:02 น.ออกจากระบบ',
    ]);
    expect(within(rows[0]!).queryByRole('button')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ Safari, iPhone' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(sent.filter(({ method }) => method === 'POST').map(({ address }) => address)).toEqual([`${BASE}/a/end`]);
  });

  it('folds older devices until requested', async () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => session(id, `Chrome ${id}`));
    show({ [BASE]: [OWN, ...others] });
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'แสดงอีก 2 เครื่อง' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    expect(screen.queryByRole('button', { name: /แสดงอีก/ })).toBeNull();
  });

  it('tells devices of the same name apart by their login', async () => {
    const earlier = { ...session('b', ''), createdAt: '2026-11-18T09:00:00.000Z' };
    show({ [BASE]: [OWN, session('a', ''), earlier] });
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).not.toContain('เข้าสู่ระบบเมื่อ');
    expect(rows[1]).toContain('เข้าสู่ระบบเมื่อ\n21 พ.ย. 2569 · 18:02 น.');
    expect(rows[2]).toContain('เข้าสู่ระบบเมื่อ\n18 พ.ย. 2569 · 16:00 น.');
  });

  it('ends all other sessions after a confirmation, even if one has already ended', async () => {
    const { sent } = show({
      [BASE]: inTurn([OWN, session('a', 'LINE, Android'), session('b', 'Edge, Windows')], [OWN]),
      [`POST ${BASE}/a/end`]: refusal(404, 'ไม่พบ'),
      [`POST ${BASE}/b/end`]: null,
    });
    const endOthers = await screen.findByRole('button', { name: 'ออกจากระบบเครื่องอื่นทั้งหมด' });
    // above the other devices, however many there are
    const [own, other] = screen.getAllByRole('listitem');
    expect(own!.compareDocumentPosition(endOthers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(endOthers.compareDocumentPosition(other!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(endOthers);
    const question = await screen.findByRole('dialog');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.click(within(question).getByRole('button', { name: 'ออกจากระบบเครื่องอื่นทั้งหมด' }));
    expect(await screen.findByText('ใช้งานอยู่เครื่องเดียว')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('requires the password before ending a session if the login was long ago', async () => {
    const ended = `POST ${BASE}/a/end`;
    const { sent } = show({
      [BASE]: inTurn([OWN, session('a', 'Safari, iPhone')], [OWN]),
      [ended]: inTurn(refusal(403, 'กรอกรหัสผ่าน', { code: 4401 }), null),
      'POST /api/provider/step-up': null,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'ออกจากระบบ Safari, iPhone' }));
    const question = await screen.findByRole('dialog');
    fireEvent.change(await within(question).findByLabelText('รหัสผ่าน'), { target: { value: 'Chips-2026!' } });
    fireEvent.click(within(question).getByRole('button', { name: 'ยืนยัน' }));
    expect(await screen.findByText('ใช้งานอยู่เครื่องเดียว')).toBeTruthy();
    expect(sent.filter(({ method, address }) => `${method} ${address}` === ended)).toHaveLength(2);
  });

  it('shows a failure and loads again', async () => {
    show({ [BASE]: inTurn(refusal(503, 'ระบบยังไม่พร้อม'), [OWN]) });
    fireEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(await screen.findByText('Chrome, Android')).toBeTruthy();
  });
});
