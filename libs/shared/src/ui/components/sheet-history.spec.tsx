/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { useShownInAddress } from '../../browser';
import { useClosedByBack } from './sheet-history';

// A busy machine needs longer than the default.
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
  // Each test gets its own history entries, above those of earlier tests.
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
  it('closes a sheet and stays on the page, then leaves the page', async () => {
    show();
    press('one');
    await back();
    await closed('one');
    await at('list');
    await back();
    await at('before');
  });

  it('skips the entry of a sheet that was closed another way', async () => {
    show();
    press('one');
    press('one');
    press('two');
    press('two');
    await closed('two');
    await back();
    await at('before');
  });

  it('closes the topmost of two sheets, then the other', async () => {
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

  it('does not leave the page while a sheet stays open', async () => {
    isStubborn = true;
    show();
    press('one');
    for (let presses = 0; presses < 3; presses += 1) await back();
    await at('list');
    expect(screen.getByText('one open')).toBeTruthy();
  });

  it('returns to the page from a page that a sheet linked to', async () => {
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

describe('useShownInAddress', () => {
  it('closes a detail on back, and leaves no history entry when it is closed another way', async () => {
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

  it('adds one history entry and removes it once, however often buttons are pressed', async () => {
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

  it('closes a detail with which the visit started', async () => {
    window.history.pushState({ idx: 102 }, '', '/list?id=7');
    show();
    press(/receipt 7/);
    await waitFor(() => expect(window.location.search).toBe(''));
    await at('list');
  });
});
