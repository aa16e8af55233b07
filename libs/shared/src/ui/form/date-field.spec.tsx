/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createI18n } from '../../browser';
import { DateField } from './date-field';

const onChange = jest.fn<(date: string | null) => void>();
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  createI18n('en');
  onChange.mockClear();
  render(<DateField label="Birthday" name="birthday" defaultValue="" error={null} onChange={onChange} />);
});
afterEach(cleanup);

it.each([
  ['13', '2538'],
  ['๑๓', '๒๕๓๘'],
  ['１３', '１９９５'],
])('reads %s and %s', (day, year) => {
  enter('Day', day);
  enter('Month', '4');
  enter('Year', year);
  expect(onChange.mock.lastCall).toEqual(['1995-04-13']);
});

it('moves on after the second digit of any script', () => {
  enter('Day', '๑');
  enter('Day', '๑๓');
  expect(document.activeElement).toBe(screen.getByLabelText('Month'));
});
