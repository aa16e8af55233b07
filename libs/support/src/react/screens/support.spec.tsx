/** @jest-environment jsdom */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { refusal, renderScreen } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SupportConversation, SupportMessage, SupportThread } from '../../core';
import { AskAboutPayment } from '../components/ask-about-payment';
import SupportScreen from './support';

const THREADS = '/api/apps/support/MTO/MTODEMO1/threads';
const ID = '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10';
const at = '/MTO/support';

const message = (differences: Partial<SupportMessage> = {}): SupportMessage => ({
  number: 1,
  author: 'MEMBER',
  text: 'ยอดฝากยังไม่เข้าค่ะ',
  at: '2026-11-21T11:10:00.000Z',
  ...differences,
});
const thread = (differences: Partial<SupportThread> = {}): SupportThread => ({
  id: ID,
  payment: {
    record: 'DEPOSIT',
    id: 'DP-4A61F09C2B7D',
    group: 'deposits',
    amountSatang: 50_037,
    amountPoints: null,
    at: '2026-11-21T11:02:00.000Z',
  },
  state: 'OPEN',
  isUnread: false,
  since: '2026-11-21T11:10:00.000Z',
  last: message(),
  ...differences,
});
const answered = message({ number: 2, author: 'STAFF', text: 'ตรวจแล้ว\nเครดิตเข้าแล้วค่ะ' });
const conversation = (differences: Partial<SupportConversation> = {}): SupportConversation => ({
  thread: thread(),
  messages: [message()],
  before: null,
  ...differences,
});

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('support', () => {
  it('lists questions with their payment, state and last message, and marks an unread answer', async () => {
    const threads = [
      thread({ state: 'ANSWERED', isUnread: true, last: answered }),
      thread({ id: ID.replace('0', '1'), payment: null, state: 'CLOSED' }),
    ];
    renderScreen(<SupportScreen />, {
      at,
      answers: { [THREADS]: { threads, cursor: null } },
      portal: { contactHref: 'https://line.me/R/ti/p/x' },
    });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/ฝากเงินมีคำตอบใหม่\+500\.37.*ตอบแล้ว/s);
    expect(second?.textContent).toMatch(/คำถามทั่วไป.*ปิดแล้ว/s);
    expect(second?.textContent).not.toContain('มีคำตอบใหม่');
    expect(screen.getByRole('link', { name: 'แชตทาง LINE' }).getAttribute('href')).toBe('https://line.me/R/ti/p/x');
  });

  it('opens the question that the address names, shows texts as they were written, and marks them as read', async () => {
    const text = '<b>50 < 100</b>\nบรรทัดสอง';
    const { sent } = renderScreen(<SupportScreen />, {
      at: `${at}?id=${ID}`,
      answers: {
        [THREADS]: { threads: [], cursor: null },
        [`${THREADS}/${ID}`]: conversation({
          thread: thread({ state: 'ANSWERED', isUnread: true, last: answered }),
          messages: [message({ text }), answered],
        }),
        [`POST ${THREADS}/${ID}/read`]: null,
      },
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'รายการที่สอบถาม' }));
    const log = within(await sheet.findByRole('log'));
    expect(log.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
      text,
      answered.text,
    ]);
    await waitFor(() => expect(sent.find(({ address }) => address.endsWith('/read'))?.body).toEqual({ until: 2 }));
  });

  it('sends a reply once and clears the field; a failed one stays in it', async () => {
    let isDown = true;
    const { sent } = renderScreen(<SupportScreen />, {
      at: `${at}?id=${ID}`,
      answers: {
        [THREADS]: { threads: [], cursor: null },
        [`${THREADS}/${ID}`]: conversation(),
        [`POST ${THREADS}/${ID}/messages`]: () => (isDown ? refusal(429, 'กรุณารอสักครู่') : thread()),
      },
    });
    const field = await screen.findByRole('textbox', { name: 'ข้อความถึงเจ้าหน้าที่' });
    const send = screen.getByRole('button', { name: 'ส่ง' });
    expect((send as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'โอนแล้วค่ะ' } });
    fireEvent.click(send);
    expect(await screen.findByText('กรุณารอสักครู่')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('โอนแล้วค่ะ');
    isDown = false;
    fireEvent.click(send);
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
    const posts = sent.filter(({ address }) => address.endsWith('/messages'));
    expect(posts.map(({ body }) => body)).toEqual([{ text: 'โอนแล้วค่ะ' }, { text: 'โอนแล้วค่ะ' }]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('โอนแล้วค่ะ');
  });

  it('counts the characters near the limit and refuses more', async () => {
    renderScreen(<SupportScreen />, {
      at: `${at}?id=${ID}`,
      answers: { [THREADS]: { threads: [], cursor: null }, [`${THREADS}/${ID}`]: conversation() },
    });
    const field = await screen.findByRole('textbox', { name: 'ข้อความถึงเจ้าหน้าที่' });
    fireEvent.change(field, { target: { value: 'ก'.repeat(1_001) } });
    expect(screen.getByText('1001/1000')).toBeTruthy();
    expect(screen.getByText('ยาวเกินไป ส่งได้ไม่เกิน 1000 ตัวอักษร')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'ส่ง' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('has no field in a closed question', async () => {
    const closed = conversation({ thread: thread({ state: 'CLOSED' }) });
    renderScreen(<SupportScreen />, {
      at: `${at}?id=${ID}`,
      answers: { [THREADS]: { threads: [], cursor: null }, [`${THREADS}/${ID}`]: closed },
    });
    expect(await screen.findByText('เรื่องนี้ปิดแล้ว')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks a general question and shows its thread in the same sheet', async () => {
    const { sent } = renderScreen(<SupportScreen />, {
      at,
      answers: {
        [`GET ${THREADS}`]: { threads: [], cursor: null },
        [`POST ${THREADS}`]: thread({ payment: null }),
        [`${THREADS}/${ID}`]: conversation({ thread: thread({ payment: null }) }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'ยังไม่มีคำถาม' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ถามคำถามใหม่' }));
    const field = await screen.findByRole('textbox', { name: 'ข้อความถึงเจ้าหน้าที่' });
    fireEvent.change(field, { target: { value: 'สอบถามโบนัสค่ะ' } });
    fireEvent.click(screen.getByRole('button', { name: 'ส่ง' }));
    expect(await screen.findByRole('log')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'สอบถามโบนัสค่ะ' });
  });
});

describe('AskAboutPayment', () => {
  const reference = { record: 'DEPOSIT', id: 'DP-4A61F09C2B7D', at: '2026-11-21T11:02:00.000Z' } as const;

  it('shows the payment and what has been said about it, and sends the question with its reference', async () => {
    let threads: SupportThread[] = [];
    const { sent } = renderScreen(<AskAboutPayment payment={{ reference, title: 'ฝากพร้อมเพย์', amount: '+500.37' }} />, {
      answers: {
        [`GET ${THREADS}`]: () => ({ threads, cursor: null }),
        [`POST ${THREADS}`]: () => {
          threads = [thread()];
          return thread();
        },
        [`${THREADS}/${ID}`]: conversation(),
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'สอบถามรายการนี้' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'สอบถามรายการนี้' }));
    expect(sheet.getByRole('region', { name: 'รายการที่สอบถาม' }).textContent).toMatch(/ฝากพร้อมเพย์.*\+500\.37/);
    expect(sheet.queryByRole('log')).toBeNull();
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'ยอดฝากยังไม่เข้าค่ะ' } });
    fireEvent.click(sheet.getByRole('button', { name: 'ส่ง' }));
    expect(await sheet.findByRole('log')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      payment: reference,
      text: 'ยอดฝากยังไม่เข้าค่ะ',
    });
    expect(sent.some(({ address }) => address.includes('payment=DEPOSIT%3ADP-4A61F09C2B7D'))).toBe(true);
  });
});
