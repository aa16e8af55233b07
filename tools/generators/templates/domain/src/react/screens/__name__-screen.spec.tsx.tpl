/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createI18n, PortalProvider } from '@housebrand/shared/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { __Name__Entry } from '../../core';
import { __name__Entry } from '../../testing';
import __Name__Screen from './__name__-screen';

function open(entries: __Name__Entry[] | null) {
  globalThis.fetch = async () => {
    const reply = entries ? { code: 200, data: entries } : { code: 503, message: 'down', requestId: 'abc' };
    return { ok: entries !== null, status: entries ? 200 : 503, headers: new Headers(), json: async () => reply } as unknown as Response;
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/MTO/__name__']}>
        <PortalProvider portal={{ prefix: 'MTO', name: 'MTO Lounge', username: 'MTODEMO1', minimumAge: 20 }}>
          <__Name__Screen />
        </PortalProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  createI18n('en');
});
afterEach(cleanup);

describe('the __name__ screen', () => {
  it('shows what is open', async () => {
    open([__name__Entry({ title: { th: 'หนึ่ง', en: 'The first' } })]);
    expect(await screen.findByText('The first')).toBeTruthy();
  });

  it('says that nothing is open', async () => {
    open([]);
    expect(await screen.findByText('Nothing is open at the moment')).toBeTruthy();
  });

  it('says that it could not be loaded, and offers to try again', async () => {
    open(null);
    expect(await screen.findByRole('button')).toBeTruthy();
  });
});
