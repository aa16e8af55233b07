/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { hydrateScreen, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { RegistrationStep } from '../../../core';
import { emptyDraft } from '../../session/registration-draft';
import { AccountStep } from './account-step';
import { CredentialsStep } from './credentials-step';
import { PersonStep } from './person-step';
import { PhoneStep } from './phone-step';
import { InviteBanner } from './invite-banner';
import { ReferrerNote } from './referrer-note';
import type { StepProps } from './step-props';

const STEPS: Record<RegistrationStep, ComponentType<StepProps>> = {
  phone: PhoneStep,
  account: AccountStep,
  person: PersonStep,
  credentials: CredentialsStep,
};
const MESSAGE = 'เซิร์ฟเวอร์ไม่รับ';

afterEach(cleanup);

/** Shows a step with a field that the server refused. */
function show(step: RegistrationStep, field: string): void {
  const Step = STEPS[step];
  renderScreen(
    <Step draft={emptyDraft('MTO')} problem={{ step, field, message: MESSAGE }} onNext={() => Promise.resolve()} />,
    { at: '/MTO/register', member: null },
  );
}

describe('registration step', () => {
  it.each<[RegistrationStep, string]>([
    ['phone', 'tel'],
    ['account', 'bankName'],
    ['account', 'accountNumber'],
    ['person', 'firstName'],
    ['person', 'lastName'],
    ['person', 'birthday'],
    ['person', 'email'],
    ['person', 'line'],
    ['person', 'reference'],
    ['credentials', 'username'],
    ['credentials', 'password'],
    ['credentials', 'consent'],
  ])('shows in step %s that the server refused %s', async (step, field) => {
    show(step, field);
    expect(await screen.findByText(MESSAGE)).toBeTruthy();
  });

  it('shows the refusal at its field until that field is changed', () => {
    show('credentials', 'password');
    const password = screen.getByLabelText('รหัสผ่าน', { selector: 'input' });
    expect(password.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(screen.getByLabelText('ชื่อผู้ใช้', { selector: 'input' }), { target: { value: 'NOK' } });
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    fireEvent.change(password, { target: { value: 'Wanjai-4711#' } });
    expect(screen.queryByText(MESSAGE)).toBeNull();
  });

  it.each([
    ['in the field that is being typed into', 'textbox'],
    ['on the heading, from elsewhere', 'heading'],
  ])('puts the focus %s when React hydrates it', (_what, role) => {
    const step = <PhoneStep draft={emptyDraft('MTO')} problem={null} onNext={() => Promise.resolve()} />;
    const { errors } = hydrateScreen(step, { at: '/MTO/register', member: null }, () => {
      const field = screen.getByRole('textbox');
      if (role === 'textbox') field.focus();
    });
    expect([document.activeElement, errors]).toEqual([screen.getByRole(role), []]);
  });
});

describe('referral code', () => {
  const REFERRER = '/api/provider/referrer';

  it.each([
    ['MTO•••O1', 'MTO•••O1 ชวนคุณ'],
    [null, 'ไม่พบรหัสแนะนำนี้ในเว็บไซต์นี้ สมัครต่อได้ แต่จะไม่มีผู้แนะนำ'],
  ])('names the inviter %p without stopping the registration', async (username, text) => {
    renderScreen(<ReferrerNote code=" 64b0c1 " />, {
      at: '/MTO/register',
      member: null,
      answers: { [REFERRER]: { username } },
    });
    expect((await screen.findByText(text)).closest('[role=status]')).toBeTruthy();
  });

  it.each([
    ['MTO•••O1', 1],
    [null, 0],
  ])('leads a guest whom %p invited to the registration', async (username, banners) => {
    const { sent } = renderScreen(<InviteBanner code="64b0c1" />, {
      at: '/MTO',
      member: null,
      answers: { [REFERRER]: { username } },
    });
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryAllByRole('link')).toHaveLength(banners));
    for (const link of screen.queryAllByRole('link', { name: /MTO•••O1 ชวนคุณ/ }))
      expect(link.getAttribute('href')).toBe('/MTO/register');
  });

  it('asks for no code when there is none', () => {
    const { sent } = renderScreen(<ReferrerNote code="" />, { at: '/MTO/register', member: null });
    expect(sent).toEqual([]);
  });
});
