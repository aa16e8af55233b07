/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FieldProblem } from '@housebrand/shared';
import { hydrateScreen, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../browser';
import { DateField } from './date-field';
import { FormBox } from './form-box';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { useForm } from './use-form';

interface Values {
  name: string;
  bank: string;
  birthday: string;
  secret: string;
}

const INITIAL: Values = { name: '', bank: '', birthday: '', secret: '' };
const BANKS = [
  { value: 'KBANK', label: 'Kasikorn' },
  { value: 'SCB', label: 'Siam Commercial' },
];

function problems(values: Values): FieldProblem[] {
  const fields = ['name', 'secret'] as const;
  const missing = fields.filter((field) => values[field] === '');
  const found: FieldProblem[] = missing.map((field) => ({ field, messageKey: 'shared.required' }));
  if (/\d/.test(values.name)) found.push({ field: 'name', messageKey: 'shared.invalid', values: { field: 'Name' } });
  return found;
}

let sent: Values[] = [];
let answer: () => Promise<unknown> = async () => undefined;

function Probe() {
  const form = useForm({
    initial: INITIAL,
    secrets: { secret: true },
    rules: problems,
    messages: [],
    draft: { name: 'probe', fields: ['name', 'bank'] },
    send: (values: Values) => {
      sent.push({ ...values });
      return answer();
    },
  });
  return (
    <FormBox form={form} actions={<button type="submit">Send</button>}>
      <TextField {...form.field('name', (typed) => typed.toUpperCase())} label="Name" hint="As on the card" />
      <SelectField {...form.choice('bank')} label="Bank" choices={BANKS} />
      <DateField {...form.choice('birthday')} label="Birthday" hint="As on the card of the citizen" isBirthday />
      <PasswordField {...form.field('secret')} label="Secret" />
      <output>{JSON.stringify(form.values)}</output>
    </FormBox>
  );
}

function refused(status: number, message: string, errors: { field: string; message: string }[] = []) {
  answer = async () => {
    throw new ApiError({ code: status, status, message, errors });
  };
}

const open = () => renderScreen(<Probe />, { language: 'en' });
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' }) as HTMLInputElement;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const messageOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

async function fill() {
  await userEvent.type(field('Name'), 'somchai');
  await userEvent.type(field('Secret'), 'Chips-2026!');
}

beforeEach(() => {
  sent = [];
  answer = async () => undefined;
  sessionStorage.clear();
  // jsdom has no layout: stub what the select scrolls and measures.
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});
afterEach(cleanup);

describe('useForm', () => {
  it('shows rule violations at their fields, focuses the first one, and sends nothing', async () => {
    open();
    await send();
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(messageOf('Name')).toBe('Please fill this in.');
    await userEvent.type(field('Name'), 's');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    await send();
    expect(document.activeElement).toBe(field('Secret'));
  });

  it('validates a changed field when it loses the focus', async () => {
    open();
    await userEvent.click(field('Name'));
    await userEvent.tab();
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(field('Name'), '9');
    expect(messageOf('Name')).toBe('As on the card');
    await userEvent.tab();
    expect(messageOf('Name')).toBe('Name is invalid');
    await userEvent.clear(field('Name'));
    expect(messageOf('Name')).toBe('As on the card');
  });

  it("sends the values once, in the form's spelling", async () => {
    let finish: (value: unknown) => void = () => undefined;
    answer = () => new Promise((resolve) => (finish = resolve));
    open();
    await fill();
    await userEvent.type(field('Day'), '31');
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'January');
    await userEvent.type(field('Year'), '2000');
    // The list's code loads when the field renders.
    await waitFor(() => expect(field('Bank').getAttribute('aria-haspopup')).toBe('listbox'));
    await userEvent.click(field('Bank'));
    await userEvent.click(await screen.findByText('Siam Commercial'));
    await send();
    await send();
    expect(sent).toEqual([{ name: 'SOMCHAI', bank: 'SCB', birthday: '2000-01-31', secret: 'Chips-2026!' }]);
    expect(field('Name').form?.getAttribute('aria-busy')).toBe('true');
    finish(null);
    await waitFor(() => expect(field('Name').form?.getAttribute('aria-busy')).toBe('false'));
  });

  it('moves on from a tapped month to the year, unless the year is there or keys choose the month', async () => {
    open();
    const year = screen.getByLabelText('Year');
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'March');
    expect(document.activeElement).toBe(year);
    await userEvent.type(year, '1990');
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'May');
    expect(document.activeElement).not.toBe(year);
    cleanup();
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    open();
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'March');
    expect(document.activeElement).not.toBe(screen.getByLabelText('Year'));
  });

  it('moves on from a typed day to the month, but not while the day is corrected', async () => {
    open();
    await userEvent.type(field('Day'), '3');
    expect(document.activeElement).toBe(field('Day'));
    await userEvent.type(field('Day'), '1');
    expect(document.activeElement).toBe(screen.getByLabelText('Month'));
    await userEvent.type(field('Day'), '{Backspace}{Backspace}');
    expect(document.activeElement).toBe(field('Day'));
  });

  it('focuses the first part of a wrong date, and shows its error once', async () => {
    refused(422, 'Invalid', [{ field: 'birthday', message: 'There is no such day' }]);
    open();
    await fill();
    await send();
    const group = screen.getByRole('group', { name: 'Birthday' });
    await waitFor(() => expect(document.activeElement).toBe(field('Day')));
    expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('There is no such day');
    expect(field('Year').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field('Day'), '3');
    expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toMatch(/^As on the card/);
  });

  it("shows the server's field errors at their fields, and other errors below", async () => {
    open();
    await fill();
    refused(422, 'Please check', [{ field: 'name', message: 'Taken already' }]);
    await send();
    await waitFor(() => expect(messageOf('Name')).toBe('Taken already'));
    expect(document.activeElement).toBe(field('Name'));
    expect(screen.getByRole('alert').textContent).toBe('');
    refused(503, 'Try later');
    await send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Try later'));
    await userEvent.type(field('Name'), 'x');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('keeps a draft of the named fields until they are sent, and never a secret', async () => {
    const { unmount } = open();
    await fill();
    expect(JSON.stringify({ ...sessionStorage })).toContain('SOMCHAI');
    expect(JSON.stringify({ ...sessionStorage }) + document.body.innerHTML).not.toContain('Chips');
    unmount();
    open();
    expect([field('Name').value, field('Secret').value]).toEqual(['SOMCHAI', '']);
    await userEvent.type(field('Secret'), 'Chips-2026!');
    await send();
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('keeps and validates input that was typed before hydration', async () => {
    let drawn: HTMLInputElement | null = null;
    const { errors } = hydrateScreen(<Probe />, { language: 'en' }, () => {
      drawn = field('Name');
      drawn.value = 'somchai';
      field('Secret').value = 'Chips-2026!';
    });
    expect([field('Name'), errors]).toEqual([drawn, []]);
    expect([field('Name').value, field('Secret').value]).toEqual(['somchai', 'Chips-2026!']);
    expect(screen.getByRole('status').textContent).toContain('"name":"somchai"');
    await send();
    await waitFor(() => expect(sent).toMatchObject([{ name: 'somchai', secret: 'Chips-2026!' }]));
  });

  it('shows a password on demand, and labels the button with its next action', async () => {
    open();
    expect(field('Secret').type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Secret').type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Secret').type).toBe('password');
  });
});
