/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { refusal, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { FaqTopic, Tutorial } from '../../core';
import FaqScreen from './faq';
import TutorialScreen from './tutorial';
import TutorialsScreen from './tutorials';

const both = (th: string) => ({ th, en: `en ${th}` });
const picture = (name: string) => ({ th: `/assets/help/${name}.th.webp`, en: `/assets/help/${name}.en.webp` });

const TOPICS: FaqTopic[] = [
  {
    id: 'deposit',
    title: both('ฝากเงิน'),
    questions: [
      { id: 'late', question: both('เครดิตไม่เข้า'), answer: both('รอสักครู่'), path: 'deposit/history' },
      { id: 'how', question: both('ฝากอย่างไร'), answer: both('สแกน QR'), path: null },
    ],
  },
  {
    id: 'games',
    title: both('เกม'),
    questions: [{ id: 'open', question: both('เกมไม่ขึ้น'), answer: both('เปิดใหม่'), path: null }],
  },
];

const TUTORIAL: Tutorial = {
  id: 'deposit',
  title: both('วิธีฝากเงิน'),
  summary: both('สแกนแล้วเสร็จ'),
  minutes: 2,
  path: 'deposit',
  steps: [
    { title: both('เลือกยอด'), text: both('แตะยอด'), picture: picture('deposit') },
    { title: both('โอน'), text: both('สแกน'), picture: null },
  ],
};

function open(at: string, answer: unknown) {
  return renderScreen(
    <Routes>
      <Route path="/MTO/faq" element={<FaqScreen />} />
      <Route path="/MTO/tutorial" element={<TutorialsScreen />} />
      <Route path="/MTO/tutorial/:detail" element={<TutorialScreen />} />
    </Routes>,
    {
      at,
      answers: { '/api/apps/faq?agentID=MTO': answer, '/api/apps/tutorials?agentID=MTO': answer },
      portal: { contactHref: 'https://line.me/R/ti/p/x' },
    },
  );
}

const summaries = () => Array.from(document.querySelectorAll('summary'), ({ textContent }) => textContent);

afterEach(cleanup);

describe('FAQ', () => {
  it('folds questions under their topics, and ends with a contact link', async () => {
    open('/MTO/faq', TOPICS);
    expect(await screen.findByRole('heading', { name: 'ฝากเงิน' })).toBeTruthy();
    expect(summaries()).toEqual(['เครดิตไม่เข้า', 'ฝากอย่างไร', 'เกมไม่ขึ้น']);
    expect(document.querySelector('details[open]')).toBeNull();
    expect(screen.getByRole('link', { name: 'ติดต่อเรา' }).getAttribute('href')).toContain('line.me');
  });

  it('opens a linked question with the related page', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    open('/MTO/faq#late', TOPICS);
    await screen.findByText('เครดิตไม่เข้า');
    await waitFor(() => expect(document.querySelector<HTMLDetailsElement>('details#late')!.open).toBe(true));
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'ไปที่หน้านี้' }).getAttribute('href')).toBe('/MTO/deposit/history');
  });

  it('finds questions by words, and offers all of them when none match', async () => {
    open('/MTO/faq', TOPICS);
    const field = await screen.findByRole('searchbox', { name: 'ค้นหาคำถาม' });
    fireEvent.change(field, { target: { value: 'เกม' } });
    expect(await screen.findByText('พบ 1 คำตอบ')).toBeTruthy();
    expect(summaries()).toEqual(['เกมไม่ขึ้น']);
    fireEvent.change(field, { target: { value: 'ไม่มีคำนี้' } });
    fireEvent.click(await screen.findByRole('button', { name: 'ดูคำถามทั้งหมด' }));
    await waitFor(() => expect(summaries()).toHaveLength(3));
  });

  it('offers the corrected search for a mistyped one', async () => {
    open('/MTO/faq?q=เครดติ', TOPICS);
    fireEvent.click(await screen.findByRole('button', { name: 'คุณหมายถึง “เครดิต” หรือไม่' }));
    expect(await screen.findByText('พบ 1 คำตอบ')).toBeTruthy();
    expect(summaries()).toEqual(['เครดิตไม่เข้า']);
  });

  it('shows a state when there are no questions or they cannot be read', async () => {
    open('/MTO/faq', []);
    expect(await screen.findByRole('heading', { name: 'ยังไม่มีคำถามที่พบบ่อย' })).toBeTruthy();
    cleanup();
    open('/MTO/faq', refusal(500, 'พัง'));
    expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy();
  });
});

describe('tutorial', () => {
  it('shows a tutorial as a card with its length', async () => {
    open('/MTO/tutorial', [TUTORIAL]);
    const link = await screen.findByRole('link', { name: /วิธีฝากเงิน/ });
    expect(link.getAttribute('href')).toBe('/MTO/tutorial/deposit');
    expect(link.textContent).toContain('2 นาที · 2 ขั้นตอน');
    // no picture of a whole screen, which is unreadable at this size
    expect(link.querySelector('img')).toBeNull();
    expect(link.querySelector('svg')).not.toBeNull();
  });

  it('leads through a tutorial step by step to the related page', async () => {
    open('/MTO/tutorial/deposit', [TUTORIAL]);
    expect(await screen.findByRole('heading', { level: 2, name: 'เลือกยอด' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'ภาพหน้าจอ: เลือกยอด' }).getAttribute('src')).toBe(
      '/assets/help/deposit.th.webp',
    );
    expect(screen.queryByRole('button', { name: 'ขั้นก่อนหน้า' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'ถัดไป' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'โอน' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('ขั้นที่ 2 จาก 2')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ลองเลย' }).getAttribute('href')).toBe('/MTO/deposit');
    fireEvent.click(screen.getByRole('button', { name: 'ขั้นก่อนหน้า' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'เลือกยอด' })).toBeTruthy();
  });

  it('opens a tutorial at the step in its address, and at the first for an invalid one', async () => {
    open('/MTO/tutorial/deposit?step=2', [TUTORIAL]);
    expect(await screen.findByRole('heading', { level: 2, name: 'โอน' })).toBeTruthy();
    cleanup();
    open('/MTO/tutorial/deposit?step=9', [TUTORIAL]);
    expect(await screen.findByRole('heading', { level: 2, name: 'เลือกยอด' })).toBeTruthy();
  });

  it('links to all tutorials for an unknown id', async () => {
    open('/MTO/tutorial/nothing', [TUTORIAL]);
    const link = await screen.findByRole('link', { name: 'ดูวิธีใช้งานทั้งหมด' });
    expect(link.getAttribute('href')).toBe('/MTO/tutorial');
  });
});
