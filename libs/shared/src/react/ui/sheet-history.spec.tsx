/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { useShownInAddress } from '../state/use-shown-in-address';
import { useClosedByBack } from './sheet-history';

// what is waited for comes, on a busy machine later
configure({ asyncUtilTimeout: 30_000 });

function Sheet({ name, isStubborn = false }: { name: string; isStubborn?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useClosedByBack(isOpen, () => !isStubborn && setOpen(false));
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{name}</button>
      {isOpen && <p>{name} open</p>}
    </>
  );
}

function Receipts() {
  const receipt = useShownInAddress('id');
  return (
    <>
      <button onClick={() => receipt.open('7')}>show</button>
      {receipt.value && <button onClick={receipt.close}>receipt {receipt.value}</button>}
    </>
  );
}

const page = (title: string, isStubborn = false) => (
  <main key={title}>
    <h1>{title}</h1>
    <Sheet name="one" isStubborn={isStubborn} />
    <Sheet name="two" />
    <Receipts />
    <Link to="/next">on</Link>
  </main>
);

let isStubborn = false;

beforeEach(() => {
  isStubborn = false;
  // each test begins on pages of its own, above those of the tests before
  window.history.pushState({ idx: 100 }, '', '/before');
  window.history.pushState({ idx: 101 }, '', '/list');
});
afterEach(cleanup);

const show = () =>
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/before" element={<h1>before</h1>} />
        <Route path="/list" element={page('list', isStubborn)} />
        <Route path="/next" element={page('next')} />
      </Routes>
    </BrowserRouter>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const back = () =>
  act(async () => {
    const led = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await led;
  });
const at = (title: string) => waitFor(() => screen.getByRole('heading', { name: title }));
const closed = (name: string) => waitFor(() => expect(screen.queryByText(`${name} open`)).toBeNull());

describe('back', () => {
  it('closes the sheet and stays on the page, then goes on', async () => {
    show();
    press('one');
    await back();
    await closed('one');
    await at('list');
    await back();
    await at('before');
  });

  it('passes over the entry of a sheet that was closed otherwise', async () => {
    show();
    press('one');
    press('one');
    press('two');
    press('two');
    await closed('two');
    await back();
    await at('before');
  });

  it('closes the topmost of two, then the other', async () => {
    show();
    press('one');
    press('two');
    await back();
    await closed('two');
    expect(screen.getByText('one open')).toBeTruthy();
    await back();
    await closed('one');
    await at('list');
  });

  it('does not lead away from a sheet that must stay', async () => {
    isStubborn = true;
    show();
    press('one');
    for (let presses = 0; presses < 3; presses += 1) await back();
    await at('list');
    expect(screen.getByText('one open')).toBeTruthy();
  });

  it('comes back to the page from one that was opened out of a sheet', async () => {
    show();
    press('one');
    fireEvent.click(screen.getByRole('link'));
    await at('next');
    await back();
    await at('list');
    await back();
    await at('before');
  });
});

describe('what the address shows', () => {
  it('is closed by back, and leaves nothing behind when it is closed otherwise', async () => {
    show();
    press('show');
    await waitFor(() => expect(window.location.search).toBe('?id=7'));
    await back();
    await waitFor(() => expect(window.location.search).toBe(''));
    press('show');
    press(await waitFor(() => /receipt 7/));
    await waitFor(() => expect(window.location.search).toBe(''));
    await back();
    await at('before');
  });

  it('stands once in the history, however often it was pressed open, and is left once', async () => {
    show();
    const twice = (name: string | RegExp) => {
      const button = screen.getByRole('button', { name });
      act(() => {
        button.click();
        button.click();
      });
    };
    twice('show');
    await waitFor(() => expect(window.location.search).toBe('?id=7'));
    await back();
    await waitFor(() => expect(window.location.search).toBe(''));
    press('show');
    await screen.findByRole('button', { name: /receipt 7/ });
    const led = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    twice(/receipt 7/);
    await act(() => led);
    await waitFor(() => expect(window.location.search).toBe(''));
    await at('list');
    await back();
    await at('before');
  });

  it('is closed where the visit began with it', async () => {
    window.history.pushState({ idx: 102 }, '', '/list?id=7');
    show();
    press(/receipt 7/);
    await waitFor(() => expect(window.location.search).toBe(''));
    await at('list');
  });
});
