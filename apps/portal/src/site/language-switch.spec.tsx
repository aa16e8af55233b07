/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { createI18n, setLanguage } from '@housebrand/shared/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router';
import { useLanguageOfAddress } from './use-language-of-address';

afterEach(cleanup);

function Page() {
  useLanguageOfAddress();
  const { pathname, hash, state } = useLocation();
  return <p>{JSON.stringify({ pathname, hash, state: state as unknown })}</p>;
}

it('switches the language of an address and keeps the target of a login', async () => {
  createI18n('en');
  const state = { from: '/MTO/deposit' };
  window.history.replaceState({ usr: state, key: 'login', idx: 0 }, '', '/MTO/en/login#form');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  act(() => setLanguage('th'));
  await waitFor(() => expect(window.location.pathname).toBe('/MTO/th/login'));
  expect(await screen.findByText(JSON.stringify({ pathname: '/MTO/th/login', hash: '#form', state }))).toBeTruthy();
});
