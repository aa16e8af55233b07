/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/react';
import { confirm, useDialogStore } from '../../browser';
import { Button } from './button';
import { DialogHost } from './dialog-host';

afterEach(() => {
  act(() => useDialogStore.getState().answer(false));
  cleanup();
});

describe('DialogHost', () => {
  it.each([
    [true, 'Keep it'],
    [false, 'Cancel it'],
  ])('fills the safe answer (danger: %p): %p', async (isDanger, filled) => {
    renderScreen(
      <>
        <DialogHost />
        <Button>Filled</Button>
      </>,
    );
    const buttonClass = screen.getByRole('button', { name: 'Filled' }).className;
    act(() => void confirm({ title: 'Cancel?', confirmLabel: 'Cancel it', cancelLabel: 'Keep it', isDanger }));
    const answers = await screen.findAllByRole('button', { name: /it$/ });
    expect(answers.filter(({ className }) => className === buttonClass).map(({ textContent }) => textContent)).toEqual([
      filled,
    ]);
  });
});
