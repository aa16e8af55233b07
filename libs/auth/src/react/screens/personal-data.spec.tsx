/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { OWN_CODES } from '@housebrand/shared';
import { DialogHost, ToastHost } from '@housebrand/shared/react';
import { refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PersonalData } from '../../core';
import PersonalDataScreen from './personal-data';

const COPY: PersonalData = {
  prefix: 'MTO',
  username: 'MTODEMO1',
  createdAt: '2026-11-26T04:12:00.000Z',
  parts: { consents: [] },
  missing: [],
};

const saved: { name: string; content: Blob }[] = [];
const blobs: Blob[] = [];
Object.assign(URL, {
  createObjectURL: (content: Blob) => `blob:${blobs.push(content) - 1}`,
  revokeObjectURL: () => undefined,
});
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  saved.push({ name: this.download, content: blobs[Number(this.href.split(':')[1])]! });
};
afterEach(() => {
  cleanup();
  saved.length = 0;
});

const show = (answers: Answers) =>
  renderScreen(
    <>
      <PersonalDataScreen />
      <ToastHost />
      <DialogHost />
    </>,
    { at: '/MTO/user-info/personal-data', answers },
  );
const download = () => fireEvent.click(screen.getByRole('button', { name: 'ดาวน์โหลดข้อมูลของฉัน' }));

describe('page of the personal data', () => {
  it('saves the copy as a file with the name of the member and the day', async () => {
    show({ 'POST /api/apps/personal_data/MTO/MTODEMO1': COPY });
    download();
    expect(await screen.findByText('ดาวน์โหลดข้อมูลแล้ว')).toBeTruthy();
    expect(saved.map(({ name, content }) => [name, content.type])).toEqual([
      ['MTODEMO1-2026-11-26.json', 'application/json'],
    ]);
  });

  it('says when parts are missing', async () => {
    show({ 'POST /api/apps/personal_data/MTO/MTODEMO1': { ...COPY, missing: ['statement'] } });
    download();
    expect(await screen.findByText(/บางส่วนยังอ่านไม่ได้/)).toBeTruthy();
  });

  it('shows a refusal and saves nothing', async () => {
    show({ 'POST /api/apps/personal_data/MTO/MTODEMO1': refusal(429, 'ส่งคำขอบ่อยเกินไป') });
    download();
    expect(await screen.findByText('ส่งคำขอบ่อยเกินไป')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});

describe('closing of the account', () => {
  const ERASE = 'POST /api/apps/personal_data/MTO/MTODEMO1/erase';
  const close = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'ปิดบัญชีและลบข้อมูล' }));
    const dialog = await screen.findByRole('dialog', { name: 'ปิดบัญชีถาวรใช่ไหม' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'ปิดบัญชีและลบข้อมูล' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const understand = () => fireEvent.click(screen.getByLabelText('ฉันเข้าใจว่าไม่สามารถย้อนกลับได้'));

  it('needs a tick and a confirmation, and ends with a message', async () => {
    show({ [ERASE]: null });
    expect(screen.getByRole('button', { name: 'ปิดบัญชีและลบข้อมูล' }).hasAttribute('disabled')).toBe(true);
    understand();
    await close();
    expect(await screen.findByText(/^ปิดบัญชีแล้ว/)).toBeTruthy();
  });

  it('offers a withdrawal, or to give up the credit, when credit remains', async () => {
    const credit = refusal(409, 'คุณยังมีเครดิต 12.50 บาท', { code: OWN_CODES.creditRemains });
    const answers = [credit, null];
    const { sent } = show({ [ERASE]: () => answers.shift() });
    understand();
    await close();
    expect(await screen.findByText('คุณยังมีเครดิต 12.50 บาท')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ถอนเครดิตก่อน' })).toBeTruthy();
    fireEvent.click(screen.getByLabelText('ฉันขอสละสิทธิ์ในเครดิตที่เหลือ'));
    await close();
    expect(await screen.findByText(/^ปิดบัญชีแล้ว/)).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ givesUpCredit: false }, { givesUpCredit: true }]);
  });
});
