/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DialogHost, ToastHost } from '@housebrand/shared/react';
import { inTurn, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactor, SecondFactors, TotpEnrolment } from '../../core';
import SecondFactorScreen from './second-factor';

const BASE = '/api/apps/second_factors/MTO/MTODEMO1';
const none: SecondFactors = { factors: [], recoveryCodesLeft: 0 };
const phone: SecondFactor = {
  id: 'phone',
  kind: 'TOTP',
  name: 'มือถือ',
  createdAt: '2026-11-21T11:02:00.000Z',
  usedAt: null,
  host: null,
};
const one: SecondFactors = { factors: [phone], recoveryCodesLeft: 10 };
const enrolment: TotpEnrolment = {
  id: 'new',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/MTO:MTODEMO1?secret=JBSWY3DP',
};
const CODES = ['7K3M-9QXW-2HPR-84TZ-N5DC-VB6G', 'ABCD-EFGH-JKLM-NPQR-STUV-WXYZ'];

const show = (answers: Answers) =>
  renderScreen(
    <>
      <SecondFactorScreen />
      <DialogHost />
      <ToastHost />
    </>,
    { at: '/MTO/user-info/second-factor', answers },
  );
const posts = (sent: readonly { method: string; address: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ address, body }) => [address.replace(BASE, ''), body]);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

describe('second factor page', () => {
  it.each<[SecondFactor['kind'], string]>([
    ['PASSKEY', 'ตั้งค่าแอปยืนยันตัวตน'],
    ['TOTP', 'เพิ่มแอปอีกเครื่อง'],
  ])('offers, to a member with a %s, an app as %p', async (kind, offer) => {
    show({ [BASE]: { factors: [{ ...phone, kind }], recoveryCodesLeft: 10 } });
    expect(await screen.findByRole('button', { name: offer })).toBeTruthy();
  });

  it('sets up an app with a key and its first code, and shows the recovery codes once', async () => {
    const { sent } = show({
      [BASE]: inTurn(none, one),
      [`POST ${BASE}/totp`]: enrolment,
      [`POST ${BASE}/totp/new/confirm`]: { recoveryCodes: CODES },
    });
    await press('ตั้งค่าแอปยืนยันตัวตน');
    // a translated page shows keys and codes as they are
    const key = await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    expect(key.closest('[translate=no]')).not.toBeNull();
    expect(await screen.findByRole('img', { name: 'คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน' })).toBeTruthy();
    expect(screen.getByText('เปิดแอปในเครื่องนี้').closest('a')?.getAttribute('href')).toBe(enrolment.uri);
    await press('เปิดใช้');
    expect(posts(sent)).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('2. กรอกรหัส 6 หลักที่แอปแสดง'), '482 913');
    await userEvent.type(screen.getByLabelText('ชื่อเครื่อง (ไม่บังคับ)'), 'มือถือ');
    await press('เปิดใช้');
    expect((await screen.findByText(CODES[1]!)).closest('[translate=no]')).not.toBeNull();
    expect(posts(sent)[1]).toEqual(['/totp/new/confirm', { code: '482 913', name: 'มือถือ' }]);
    await press('เก็บไว้แล้ว');
    expect(await screen.findByText('เหลือ 10 รหัส')).toBeTruthy();
    expect(screen.queryByText(CODES[1]!)).toBeNull();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/JBSW|7K3M/);
  });

  it('reports a wrong first code and keeps the key', async () => {
    show({
      [BASE]: none,
      [`POST ${BASE}/totp`]: enrolment,
      [`POST ${BASE}/totp/new/confirm`]: refusal(403, 'รหัสไม่ถูกต้อง', { code: 4404 }),
    });
    await press('ตั้งค่าแอปยืนยันตัวตน');
    await userEvent.type(await screen.findByLabelText('2. กรอกรหัส 6 หลักที่แอปแสดง'), '000000');
    await press('เปิดใช้');
    expect(await screen.findByText('รหัสไม่ถูกต้อง')).toBeTruthy();
    expect(screen.getByText(/^JBSW Y3DP/)).toBeTruthy();
  });

  it('requires the password again if setting up the app took too long, then confirms', async () => {
    const { sent } = show({
      [BASE]: inTurn(none, one),
      [`POST ${BASE}/totp`]: enrolment,
      [`POST ${BASE}/totp/new/confirm`]: inTurn(refusal(403, 'กรอกรหัสผ่าน', { code: 4401 }), { recoveryCodes: CODES }),
      'POST /api/provider/step-up': null,
    });
    await press('ตั้งค่าแอปยืนยันตัวตน');
    await userEvent.type(await screen.findByLabelText('2. กรอกรหัส 6 หลักที่แอปแสดง'), '482913');
    await press('เปิดใช้');
    await userEvent.type(await screen.findByLabelText('รหัสผ่าน'), 'Chips-2026!');
    await press('ยืนยัน');
    expect(await screen.findByText(CODES[1]!)).toBeTruthy();
    expect(posts(sent).map(([address]) => address)).toEqual([
      '/totp',
      '/totp/new/confirm',
      '/api/provider/step-up',
      '/totp/new/confirm',
    ]);
  });

  it('requires the password first if the login was long ago', async () => {
    const { sent } = show({
      [BASE]: none,
      [`POST ${BASE}/totp`]: inTurn(refusal(403, 'กรอกรหัสผ่าน', { code: 4401 }), enrolment),
      'POST /api/provider/step-up': null,
    });
    await press('ตั้งค่าแอปยืนยันตัวตน');
    await userEvent.type(await screen.findByLabelText('รหัสผ่าน'), 'Chips-2026!');
    await press('ยืนยัน');
    expect(await screen.findByText(/^JBSW Y3DP/)).toBeTruthy();
    expect(posts(sent).map(([address]) => address)).toEqual(['/totp', '/api/provider/step-up', '/totp']);
  });

  it('renames a factor, and removes it after a confirmation and a code', async () => {
    const { sent } = show({
      [BASE]: inTurn(one, { ...one, factors: [{ ...phone, name: 'ไอแพด' }] }, none),
      [`POST ${BASE}/phone/rename`]: null,
      [`POST ${BASE}/phone/remove`]: inTurn(refusal(403, 'กรอกรหัส', { code: 4403 }), null),
      'POST /api/provider/second-factor': null,
    });
    await press('แก้ไข มือถือ');
    const name = await screen.findByLabelText('ชื่อเครื่อง (ไม่บังคับ)');
    await userEvent.clear(name);
    await userEvent.type(name, 'ไอแพด');
    await press('บันทึกชื่อ');
    await press('แก้ไข ไอแพด');
    await press('ลบ');
    const question = await screen.findByRole('dialog', { name: 'ลบ ไอแพด ใช่ไหม' });
    expect(question.textContent).toContain('ใช้แค่รหัสผ่านก็เข้าบัญชีได้');
    await userEvent.click(within(question).getByRole('button', { name: 'ลบ' }));
    await userEvent.type(await screen.findByLabelText('รหัสจากแอป'), '482913');
    await press('ยืนยัน');
    expect(await screen.findByRole('button', { name: 'ตั้งค่าแอปยืนยันตัวตน' })).toBeTruthy();
    expect(posts(sent).map(([address]) => address)).toEqual([
      '/phone/rename',
      '/phone/remove',
      '/api/provider/second-factor',
      '/phone/remove',
    ]);
  });

  it('shows when a passkey was used and where it works, and that this browser supports none', async () => {
    const passkey: SecondFactor = {
      id: 'key',
      kind: 'PASSKEY',
      name: '',
      createdAt: '2026-11-20T11:02:00.000Z',
      usedAt: '2026-11-21T11:02:00.000Z',
      host: 'play.example',
    };
    show({ [BASE]: { factors: [passkey, phone], recoveryCodesLeft: 10 } });
    expect(await screen.findAllByText(/^ใช้ล่าสุด 21 /)).toHaveLength(1);
    expect(screen.getAllByText(/^ใช้ได้ที่ /).map(({ textContent }) => textContent)).toEqual(['ใช้ได้ที่ play.example']);
    expect(screen.getAllByRole('button', { name: 'แก้ไข พาสคีย์' })).toHaveLength(1);
    expect(screen.getByText(/^เบราว์เซอร์นี้ใช้พาสคีย์ไม่ได้/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'เพิ่มพาสคีย์' })).toBeNull();
  });

  it('creates new recovery codes that can be copied or saved as a file', async () => {
    const copied = jest.fn(() => Promise.resolve());
    const { sent } = show({ [BASE]: one, [`POST ${BASE}/recovery_codes`]: { recoveryCodes: CODES } });
    const saved: Blob[] = [];
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    await press('สร้างชุดใหม่');
    const question = await screen.findByRole('dialog');
    expect(posts(sent)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'สร้างชุดใหม่' }));
    await press('คัดลอก');
    expect(copied.mock.calls).toEqual([[CODES.join('\n')]]);
    await press('ดาวน์โหลด');
    await waitFor(() => expect(saved.map(({ size, type }) => [size, type])).toEqual([[60, 'text/plain']]));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('shows a failure and loads again', async () => {
    show({ [BASE]: inTurn(refusal(503, 'ระบบยังไม่พร้อม'), none) });
    await press('ลองอีกครั้ง');
    expect(await screen.findByRole('button', { name: 'ตั้งค่าแอปยืนยันตัวตน' })).toBeTruthy();
  });
});
