/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '@housebrand/shared/react';
import { hydrateScreen, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { RegistrationStep } from '../../../core';
import { emptyDraft } from '../../session/registration-draft';
import { AccountStep } from './account-step';
import { CaptchaEntry } from './captcha-entry';
import { CredentialsStep } from './credentials-step';
import { PersonStep } from './person-step';
import { PhoneStep } from './phone-step';
import { InviteBanner } from './invite-banner';
import { ReferrerNote } from './referrer-note';
import { RegisterDone } from './register-done';
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

  it.each<[RegistrationStep, string]>([
    ['phone', 'tel'],
    ['account', 'bankName'],
    ['person', 'firstName'],
    ['credentials', 'username'],
  ])('starts step %s in its field %s, in a form named by the heading', (step, field) => {
    const Step = STEPS[step];
    renderScreen(<Step draft={emptyDraft('MTO')} problem={null} onNext={() => Promise.resolve()} />, {
      at: '/MTO/register',
      member: null,
    });
    expect(document.activeElement).toHaveProperty('name', field);
    expect(screen.getByRole('form', { name: screen.getByRole('heading').textContent! })).toBeTruthy();
  });

  it('starts in the field that the server refused', async () => {
    show('credentials', 'password');
    await waitFor(() => expect(document.activeElement).toHaveProperty('name', 'password'));
  });

  it.each(['the field', 'nothing'])('focuses the field when React hydrates it, if %s has the focus', (before) => {
    const step = <PhoneStep draft={emptyDraft('MTO')} problem={null} onNext={() => Promise.resolve()} />;
    const { errors } = hydrateScreen(step, { at: '/MTO/register', member: null }, () => {
      if (before === 'the field') screen.getByRole('textbox').focus();
    });
    expect([document.activeElement, errors]).toEqual([screen.getByRole('textbox'), []]);
  });
});

describe('captcha', () => {
  const CAPTCHA = '/api/provider/captcha';

  it('empties the answer when a refusal has used the picture up', async () => {
    const answers = { [CAPTCHA]: { captchaId: 'c-1', image: 'data:,' } };
    const answered: string[] = [];
    const onSend = async ({ captcha }: { captcha: string }) => {
      answered.push(captcha);
      throw new ApiError({ code: 422, status: 422, message: MESSAGE, errors: [] });
    };
    renderScreen(<CaptchaEntry onSend={onSend} />, { at: '/MTO/register', member: null, answers });
    const button = screen.getByRole('button', { name: 'สมัครสมาชิก' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '13695' } });
    fireEvent.click(button);
    expect(await screen.findByText(MESSAGE)).toBeTruthy();
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
    fireEvent.click(button);
    expect(await screen.findByText('โปรดกรอกข้อมูล')).toBeTruthy();
    expect(answered).toEqual(['13695']);
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

  it.each([
    ['bound', 0],
    ['none', 0],
    ['unknown', 1],
  ] as const)('says at the end whether a code that is %s did not count', (referral, notes) => {
    const member = { prefix: 'MTO', username: 'MTONEW01', referral };
    renderScreen(<RegisterDone member={member} password="Chips-2026!" />, { at: '/MTO/register', member: null });
    expect(screen.queryAllByText('สมัครเรียบร้อย แต่ไม่พบรหัสแนะนำ จึงไม่มีผู้แนะนำ')).toHaveLength(notes);
  });

  it('asks for no code when there is none', () => {
    const { sent } = renderScreen(<ReferrerNote code="" />, { at: '/MTO/register', member: null });
    expect(sent).toEqual([]);
  });
});
