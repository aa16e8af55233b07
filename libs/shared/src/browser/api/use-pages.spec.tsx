/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { pageOf, refusal, renderPortalHook, type SentRequest } from '@housebrand/shared/testing/react';
import { act, cleanup, waitFor } from '@testing-library/react';
import { api } from './client';
import { usePages } from './use-pages';

const ADDRESS = '/api/apps/payments/all';
const ALL = Array.from({ length: 23 }, (_, index) => index + 1);

/** Serves a list of 23 entries. */
function entriesRequested({ address }: SentRequest): unknown {
  const values = new URL(address, 'http://localhost').searchParams;
  const offset = Number(values.get('offset'));
  return pageOf(ALL.slice(offset, offset + Number(values.get('limit'))), ALL.length);
}

function open(answer: unknown, isMember = true) {
  return renderPortalHook(
    () =>
      usePages<number>({
        queryKey: ['payments'],
        read: isMember ? (query, signal) => api.page<number[]>(ADDRESS, { query: { ...query }, signal }) : null,
      }),
    { answers: { [ADDRESS]: answer } },
  );
}

afterEach(cleanup);

describe('usePages', () => {
  it('starts with ten entries and continues until all are loaded', async () => {
    const { result, sent } = open(entriesRequested);
    await waitFor(() => expect(result.current.entries).toEqual(ALL.slice(0, 10)));
    expect(result.current).toMatchObject({ total: 23, hasMore: true });
    act(() => result.current.readMore());
    await waitFor(() => expect(result.current.entries).toHaveLength(20));
    act(() => result.current.readMore());
    await waitFor(() => expect(result.current.entries).toEqual(ALL));
    expect(result.current.hasMore).toBe(false);
    act(() => result.current.readMore());
    expect(sent.map(({ address }) => address)).toEqual(
      [0, 10, 20].map((offset) => `${ADDRESS}?limit=10&offset=${offset}`),
    );
  });

  it('shows an entry once when a newer one moves it to the next page', async () => {
    let all = ALL.map((id) => ({ id }));
    const { result } = open(({ address }: SentRequest) => {
      const offset = Number(new URL(address, 'http://localhost').searchParams.get('offset'));
      return pageOf(all.slice(offset, offset + 10), all.length);
    });
    await waitFor(() => expect(result.current.entries).toHaveLength(10));
    all = [{ id: 0 }, ...all];
    act(() => result.current.readMore());
    await waitFor(() => expect(result.current.entries).toEqual(ALL.slice(0, 19).map((id) => ({ id }))));
  });

  it('ends at an empty page, whatever the total is', async () => {
    const { result } = open(pageOf([], 5));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current).toMatchObject({ entries: [], hasMore: false });
  });

  it('keeps loaded entries when the next page fails', async () => {
    const { result } = open((request: SentRequest) =>
      request.address.includes('offset=0') ? entriesRequested(request) : refusal(503, 'down'),
    );
    await waitFor(() => expect(result.current.entries).toHaveLength(10));
    act(() => result.current.readMore());
    await waitFor(() => expect(result.current.error?.message).toBe('down'));
    expect(result.current.entries).toHaveLength(10);
  });

  it('sends no request for a guest', () => {
    const { result, sent } = open(entriesRequested, false);
    expect(result.current).toMatchObject({ entries: [], isPending: false });
    expect(sent).toEqual([]);
  });
});
