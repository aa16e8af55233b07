/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { toast, useToastStore } from '@housebrand/shared/react';
import {
  aMember,
  inTurn,
  refusal,
  renderScreen,
  type Answers,
  type SentRequest,
} from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useLocation } from 'react-router';
import { setHasToken } from '../session/session-store';
import ChangePassword from './change-password';
import ForgetPassword from './forget-password';

const ISSUED = { username: 'MTODEMO1', prefix: 'MTO', expiresAt: '', passwordState: 'CURRENT' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  toast.hide();
  setHasToken(false);
});

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('password change', () => {
  const open = (answers: Answers) => {
    setHasToken(true);
    return renderScreen(<ChangePassword />, { at: '/MTO/user-info/change-password', answers }).sent;
  };
  const fill = async (current: string) => {
    await userEvent.type(field('รหัสผ่านใหม่'), 'Other-Chips-7');
    await userEvent.type(field('ยืนยันรหัสผ่าน'), 'Other-Chips-7');
    await userEvent.type(field(current), 'Chips-2026!');
  };

  it('ticks off the rules, sends the passwords and reports that other devices are logged out', async () => {
    const sent = open({
      '/api/provider/profile': aMember(),
      '/api/provider/change-password': ISSUED,
    });
    expect(screen.getAllByText('ยังไม่ครบ')).toHaveLength(5);
    await fill('รหัสผ่านปัจจุบัน');
    expect(screen.queryAllByText('ยังไม่ครบ')).toHaveLength(0);
    await press('บันทึกรหัสผ่าน');
    await waitFor(() => expect(useToastStore.getState().current?.text).toBe('เปลี่ยนรหัสผ่านแล้ว เครื่องอื่นออกจากระบบทั้งหมด'));
    expect(sent.find(({ address }) => address.endsWith('change-password'))?.body).toEqual({
      currentPassword: 'Chips-2026!',
      password: 'Other-Chips-7',
      confirmation: 'Other-Chips-7',
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Chips');
  });

  it('requires a second factor if the server does, and repeats the request', async () => {
    const sent = open({
      '/api/provider/profile': aMember(),
      'POST /api/provider/change-password': inTurn(refusal(403, 'กรอกรหัส', { code: 4403 }), ISSUED),
      'POST /api/provider/second-factor': null,
    });
    await fill('รหัสผ่านปัจจุบัน');
    await press('บันทึกรหัสผ่าน');
    await userEvent.type(await screen.findByLabelText('รหัสจากแอป'), '482913');
    await press('ยืนยัน');
    await waitFor(() => expect(sent.filter(({ address }) => address.endsWith('change-password'))).toHaveLength(2));
  });

  it('shows at its field that the current password is wrong', async () => {
    open({
      '/api/provider/profile': aMember(),
      '/api/provider/change-password': refusal(422, 'ข้อมูลไม่ถูกต้อง', {
        errors: [{ field: 'currentPassword', message: 'รหัสผ่านปัจจุบันไม่ถูกต้อง' }],
      }),
    });
    await fill('รหัสผ่านปัจจุบัน');
    await press('บันทึกรหัสผ่าน');
    expect(await screen.findByText('รหัสผ่านปัจจุบันไม่ถูกต้อง')).toBeTruthy();
    expect(document.activeElement).toBe(field('รหัสผ่านปัจจุบัน'));
  });

  it('reports success even if the profile fails to load afterwards', async () => {
    open({
      '/api/provider/profile': inTurn(aMember(), refusal(502, 'ระบบขัดข้อง')),
      '/api/provider/change-password': ISSUED,
    });
    await fill('รหัสผ่านปัจจุบัน');
    await press('บันทึกรหัสผ่าน');
    await waitFor(() => expect(useToastStore.getState().current?.text).toMatch(/^เปลี่ยนรหัสผ่านแล้ว/));
    expect(screen.queryByText('ระบบขัดข้อง')).toBeNull();
  });

  it('does not navigate if the member has left the screen meanwhile', async () => {
    let answer: (reply: unknown) => void = () => undefined;
    const Where = () => <p>at {useLocation().pathname}</p>;
    setHasToken(true);
    const form = (
      <>
        <ChangePassword />
        <Link to="/MTO/deposit">on</Link>
      </>
    );
    renderScreen(
      <Routes>
        <Route path="/MTO/user-info/change-password" element={form} />
        <Route path="*" element={<Where />} />
      </Routes>,
      {
        at: '/MTO/user-info/change-password',
        answers: {
          '/api/provider/profile': aMember(),
          '/api/provider/change-password': () => new Promise((resolve) => (answer = resolve)),
        },
      },
    );
    await fill('รหัสผ่านปัจจุบัน');
    await press('บันทึกรหัสผ่าน');
    await userEvent.click(screen.getByRole('link', { name: 'on' }));
    answer(ISSUED);
    await waitFor(() => expect(useToastStore.getState().current?.text).toMatch(/^เปลี่ยนรหัสผ่านแล้ว/));
    expect(await screen.findByText('at /MTO/deposit')).toBeTruthy();
  });

  it('offers a logout but no way back after a login with a generated password', async () => {
    const sent = open({ '/api/provider/profile': refusal(403, 'กรุณาตั้งรหัสผ่านใหม่ก่อนใช้งาน', { code: 4402 }) });
    expect(await screen.findByRole('heading', { name: 'ตั้งรหัสผ่านใหม่ก่อนใช้งาน' })).toBeTruthy();
    expect(field('รหัสผ่านชั่วคราวจาก SMS')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ออกจากระบบ' })).toBeTruthy();
    expect(screen.queryByRole('banner')?.querySelector('button')).toBeNull();
    // the profile is not requested again while the password is temporary
    expect(sent).toHaveLength(1);
  });
});

describe('forgotten password', () => {
  it('verifies the phone and ends with the same message for every number', async () => {
    const resendAt = new Date(Date.now() + 60_000).toISOString();
    const { sent } = renderScreen(<ForgetPassword />, {
      at: '/MTO/forget-password',
      member: null,
      portal: { contactHref: 'https://line.me/mto' },
      answers: {
        '/api/provider/otp': { resendAt },
        '/api/provider/forget-password': ({ body }: SentRequest) =>
          (body as { otp: string }).otp === '482130' ? null : refusal(422, 'รหัสไม่ถูกต้องหรือหมดอายุ', { code: 1021 }),
      },
    });
    await press('ส่งรหัส OTP');
    expect(sent).toEqual([]);
    await userEvent.type(field('เบอร์โทรศัพท์'), '0812345678');
    expect((field('เบอร์โทรศัพท์') as HTMLInputElement).value).toBe('081-234-5678');
    await press('ส่งรหัส OTP');
    const cells = await screen.findByLabelText('กรอกรหัส 6 หลักที่ส่งไปยัง 081-xxx-5678');
    expect(screen.getByText(/ขอรหัสใหม่ได้ใน [01]:/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ไม่ได้รับรหัส ติดต่อเรา' }).getAttribute('href')).toBe('https://line.me/mto');
    expect(localStorage.getItem('countdown')).toBe(`MTO:${Date.parse(resendAt)}`);
    await userEvent.type(cells, '111111');
    expect(await screen.findByText('รหัสไม่ถูกต้องหรือหมดอายุ')).toBeTruthy();
    expect((cells as HTMLInputElement).value).toBe('');
    await userEvent.type(cells, '482130');
    expect(await screen.findByText('ส่งรหัสผ่านชั่วคราวทาง SMS แล้ว')).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ prefix: 'MTO', tel: '0812345678', otp: '482130' });
  });

  const sendTo = async (otp: unknown) => {
    const { sent } = renderScreen(<ForgetPassword />, {
      at: '/MTO/forget-password',
      member: null,
      answers: { '/api/provider/otp': otp },
    });
    await userEvent.type(field('เบอร์โทรศัพท์'), '0812345678');
    await press('ส่งรหัส OTP');
    return sent;
  };
  const HOUR_MS = 3_600_000;

  it('takes a code that staff have sent, without sending another', async () => {
    const { sent } = renderScreen(<ForgetPassword />, {
      at: '/MTO/forget-password',
      member: null,
      answers: { '/api/provider/forget-password': null },
    });
    await press('มีรหัสแล้ว');
    expect(screen.queryByLabelText(/กรอกรหัส 6 หลัก/)).toBeNull();
    await userEvent.type(field('เบอร์โทรศัพท์'), '0812345678');
    await press('มีรหัสแล้ว');
    expect(await screen.findByLabelText('กรอกรหัส 6 หลักที่ส่งไปยัง 081-xxx-5678')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('allows another code after a minute even if the clock of the phone is an hour behind', async () => {
    await sendTo({ resendAt: new Date(Date.now() + HOUR_MS).toISOString() });
    expect(await screen.findByText(/ขอรหัสใหม่ได้ใน [01]:/)).toBeTruthy();
    expect(Number(localStorage.getItem('countdown')?.split(':')[1])).toBeLessThan(Date.now() + HOUR_MS / 2);
  });

  it('focuses the phone number, takes a pasted code, and returns for another number', async () => {
    const sent = await sendTo({ resendAt: new Date(Date.now() + 60_000).toISOString() });
    await userEvent.click(await screen.findByRole('button', { name: 'ใช้เบอร์อื่น' }));
    expect(document.activeElement).toBe(field('เบอร์โทรศัพท์'));
    await userEvent.type(field('เบอร์โทรศัพท์'), '0898765432');
    await press('ส่งรหัส OTP');
    const cells = await screen.findByLabelText(/089-xxx-5432$/);
    expect(cells.getAttribute('autocomplete')).toBe('one-time-code');
    await userEvent.click(cells);
    await userEvent.paste('รหัส ๔๘๒ 130');
    expect(sent.at(-1)?.body).toEqual({ prefix: 'MTO', tel: '0898765432', otp: '482130' });
  });

  it('requests another code once, however often the button is pressed', async () => {
    const resendAt = new Date(Date.now() - HOUR_MS).toISOString();
    const sent = await sendTo(inTurn({ resendAt }, new Promise(() => undefined)));
    const again = await screen.findByRole('button', { name: 'ขอรหัสใหม่' });
    await userEvent.click(again);
    await userEvent.click(again);
    expect(sent).toHaveLength(2);
  });
});
