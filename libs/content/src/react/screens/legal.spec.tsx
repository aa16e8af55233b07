/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { useOpenSheets } from '@housebrand/shared/react';
import { refusal, renderScreen } from '@housebrand/shared/testing/react';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LegalConsent, LegalDocument, LegalKind } from '../../core';
import { AfterLogin } from '../components/after-login';
import { usePostponed } from '../state/postponed';
import PrivacyScreen from './privacy';
import TermsScreen from './terms';

const document_ = (kind: LegalKind, version: number): LegalDocument => ({
  kind,
  version,
  publishedAt: '2026-11-26T03:00:00.000Z',
  text: { th: `## หัวข้อ ${kind}\n- ข้อแรก\n- <b>ข้อสอง</b>\n\nย่อหน้า`, en: `## Heading ${kind}\nParagraph` },
});
const consent = (kind: LegalKind, version: number, isPending: boolean): LegalConsent => ({
  kind,
  version,
  isPending,
  accepted: [],
});
const ANSWERS = {
  '/api/apps/legal/terms?agentID=MTO': document_('terms', 2),
  '/api/apps/legal/privacy?agentID=MTO': document_('privacy', 1),
  '/api/provider/announcements': [{ _id: 'a', active: true, isRead: false, title: 'ข่าว', text: 'ข้อความ' }],
};
const PENDING = [consent('terms', 2, true), consent('privacy', 1, false)];
const DONE = [consent('terms', 2, false), consent('privacy', 1, false)];

beforeEach(() => {
  document.cookie = 'announcement=; path=/; max-age=0';
  useOpenSheets.setState({ count: 0 });
  usePostponed.setState({ by: [] });
});
afterEach(cleanup);

describe('page of a legal document', () => {
  it('shows version, headings and lists, and markup as text', async () => {
    renderScreen(<TermsScreen />, { answers: ANSWERS, portal: { member: null } });
    expect(await screen.findByRole('heading', { level: 2, name: 'หัวข้อ terms' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ข้อแรก', '<b>ข้อสอง</b>']);
    expect(screen.getByText(/ฉบับที่ 2/)).toBeTruthy();
  });

  it('shows the privacy notice', async () => {
    renderScreen(<PrivacyScreen />, { answers: ANSWERS, portal: { member: null } });
    expect(await screen.findByRole('heading', { level: 2, name: 'หัวข้อ privacy' })).toBeTruthy();
  });
});

describe('question after a login', () => {
  const show = (answers: object = {}) =>
    renderScreen(<AfterLogin />, { answers: { ...ANSWERS, '/api/apps/consents/MTO/MTODEMO1': PENDING, ...answers } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const question = () => screen.findByRole('dialog', { name: 'ข้อกำหนดฉบับใหม่' });

  it('shows the new version with its text, accepts it, and then shows the announcements', async () => {
    const { sent } = show({ 'POST /api/apps/consents/MTO/MTODEMO1': DONE });
    const sheet = await question();
    expect(await within(sheet).findByText('ย่อหน้า')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ยอมรับ' }).disabled).toBe(false));
    press('ยอมรับ');
    expect(await screen.findByRole('dialog', { name: 'ข่าว' })).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { terms: 2, privacy: 1 } }]);
  });

  it('waits for other sheets, and can be put off for this visit', async () => {
    useOpenSheets.setState({ count: 1 });
    show();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => useOpenSheets.setState({ count: 0 }));
    await question();
    press('ไว้ทีหลัง');
    expect(await screen.findByRole('dialog', { name: 'ข่าว' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'ข้อกำหนดฉบับใหม่' })).toBeNull();
  });

  it('reads a newer version after a refusal', async () => {
    const { sent } = show({ 'POST /api/apps/consents/MTO/MTODEMO1': refusal(409, 'มีฉบับใหม่กว่านี้แล้ว') });
    await question();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ยอมรับ' }).disabled).toBe(false));
    const reads = () => sent.filter(({ address }) => address.startsWith('/api/apps/legal/terms')).length;
    const before = reads();
    press('ยอมรับ');
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(screen.getByRole('dialog', { name: 'ข้อกำหนดฉบับใหม่' })).toBeTruthy();
  });

  it('shows no question after the versions were accepted', async () => {
    show({ '/api/apps/consents/MTO/MTODEMO1': DONE });
    expect(await screen.findByRole('dialog', { name: 'ข่าว' })).toBeTruthy();
  });
});
