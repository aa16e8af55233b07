/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createI18n } from '../../browser';
import { FigurePad } from './figure-pad';

function Pad({ start, decimals = 2 }: { start: string; decimals?: 0 | 2 }) {
  const [value, setValue] = useState(start);
  return (
    <FigurePad
      label="Amount"
      value={value}
      decimals={decimals}
      onChange={setValue}
      line="100 – 200,000"
      choices={[{ text: '500', isChosen: value === '500', onChoose: () => setValue('500') }]}
      choicesLabel="Amounts"
    />
  );
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Amount' });
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  createI18n('en');
});
afterEach(cleanup);

describe('figure pad', () => {
  it('groups and normalises what is typed', () => {
    render(<Pad start="" />);
    type('๑2345.6');
    expect(field().value).toBe('12,345.6');
  });

  it('keeps its amount and says so when a text could mean another one', () => {
    render(<Pad start="20" />);
    type('1.000.000');
    expect(field().value).toBe('20');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('100 – 200,000')).toBeNull();
    type('21');
    expect(field().value).toBe('21');
    expect(screen.getByText('100 – 200,000')).toBeTruthy();
  });

  it('does not read a pasted fraction as whole baht', () => {
    const paste = (value: string) => fireEvent.input(field(), { target: { value }, inputType: 'insertFromPaste' });
    render(<Pad start="20" />);
    paste('1,50');
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['20', 'true']);
    paste('1,500.50');
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['1,500.50', null]);
    type('1,50.50');
    expect(field().value).toBe('150.50');
  });

  it('forgets the message once a preset is chosen', () => {
    render(<Pad start="20" decimals={0} />);
    type('20.5');
    fireEvent.click(screen.getByRole('button', { name: '500' }));
    expect(field().value).toBe('500');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('selects the whole figure at the first tap only', () => {
    render(<Pad start="1000" />);
    const tap = (): void => {
      fireEvent.pointerDown(field());
      field().focus();
      field().setSelectionRange(1, 1);
      fireEvent.click(field());
    };
    tap();
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, '1,000'.length]);
    tap();
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 1]);
  });
});
